'use client'

import { LanguageChoice } from '@skelly/site'
import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import type { ReactNode } from 'react'

/** The languages of the texts, to choose from. */
export const LanguageSwitch = (): ReactNode => {
  const t = useTranslations('desk')
  const router = useRouter()
  return (
    <LanguageChoice
      label={t('language')}
      onChoose={() => {
        router.refresh()
      }}
    />
  )
}
