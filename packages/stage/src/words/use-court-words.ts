'use client'

import type { CourtWords } from '@skelly/court-view'
import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { pieceName } from './piece-name.ts'

/** Everything that the court says, in the visitor's language. */
export const useCourtWords = (): CourtWords => {
  const t = useTranslations('court')
  const fill = useTranslations('fill')
  const described = useTranslations('described')
  return useMemo(
    () => ({
      court: t('court'),
      keys: t('keys'),
      modes: t('modes'),
      aim: t('aim'),
      setDown: t('setDown'),
      fills: {
        empty: fill('empty'),
        candle: fill('candle'),
        crayon: fill('crayon'),
        floor: fill('floor'),
        tar: fill('tar'),
      },
      piece: (piece, filled, court) => pieceName({ piece, fill: filled, court }, t, described),
    }),
    [t, fill, described],
  )
}
