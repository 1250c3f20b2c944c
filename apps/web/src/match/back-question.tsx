'use client'

import { AskDialog } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useBackQuestion } from './use-back-question.ts'

/** Before somebody goes back from a game that others play on: going is silence, not resigning (R10.3). */
export const BackQuestion = ({ isPlaying }: { readonly isPlaying: boolean }): ReactNode => {
  const t = useTranslations('match')
  const { isAsked, stay, go } = useBackQuestion(isPlaying)
  return (
    <AskDialog
      isOpen={isAsked}
      title={t('backTitle')}
      description={t('backText')}
      confirm={t('backYes')}
      cancel={t('leaveNo')}
      onConfirm={go}
      onCancel={stay}
    />
  )
}
