'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { DeskWord } from './desk-words.ts'
import { useCountdown } from './use-countdown.ts'

const Wait = ({ retryAfter }: { readonly retryAfter: number }): ReactNode => {
  const t = useTranslations('online.errors')
  return t('wait', { seconds: useCountdown(retryAfter) })
}

/** Why there is no room, in words; with the seconds of a wait. */
export const DeskError = ({ word }: { readonly word: DeskWord }): ReactNode => {
  const t = useTranslations('online.errors')
  return word.key === 'wait' ? <Wait retryAfter={word.retryAfter} /> : t(word.key)
}
