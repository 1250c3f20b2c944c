'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { waitWords, type DeskWord } from './desk-words.ts'
import { useCountdown } from './use-countdown.ts'

const Wait = ({ retryAfter }: { readonly retryAfter: number }): ReactNode => {
  const t = useTranslations('online.errors')
  const { key, ...time } = waitWords(useCountdown(retryAfter))
  return t(key, time)
}

/** Why there is no room, in words; with how long is to be waited. */
export const DeskError = ({ word }: { readonly word: DeskWord }): ReactNode => {
  const t = useTranslations('online.errors')
  return word.key === 'wait' ? <Wait retryAfter={word.retryAfter} /> : t(word.key)
}
