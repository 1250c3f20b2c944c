'use client'

import { useTranslations } from 'next-intl'
import type { Lock } from './what-opens.ts'

/** What opens a level, in a sentence; nothing for one that is open. */
export const useLockWords = (lock: Lock | null): string => {
  const t = useTranslations('challenges')
  if (lock === null) return ''
  if (lock.kind === 'level') return t('lockedByLevel', { number: lock.number })
  const { needed, before, count } = lock
  return t('lockedByChapter', { needed, before, count })
}
