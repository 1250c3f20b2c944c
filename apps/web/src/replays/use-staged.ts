'use client'

import type { Level } from '@skelly/engine/challenges'
import type { MatchResult } from '@skelly/protocol'
import { USUAL_LOOK, useStagedGame, type StagedGame, type TableLook, type UnplayedGame } from '@skelly/stage'
import { useTranslations } from 'next-intl'
import { useCallback } from 'react'
import { replayEnding } from './replay-ending.ts'

interface StoredGame {
  readonly text: string
  readonly result: MatchResult | null
  readonly names: readonly string[]
  readonly attempt: { readonly level: Level; readonly look: TableLook } | undefined
}

/** Computer players have no seat in a result, and the usual colours. */
const lookIn = (result: MatchResult | null): TableLook => {
  const colours: number[] = []
  for (const { seat, colour } of result?.seats ?? []) colours[seat] = colour
  return { ...USUAL_LOOK, colours }
}

/** Plays a stored game or an attempt at a level again, to be watched; null when the text is no replay. */
export const useStaged = ({ text, result, names, attempt }: StoredGame): StagedGame | null => {
  const sayEnd = useTranslations('end')
  const show = useCallback(
    ({ replay }: UnplayedGame) => ({
      names,
      look: attempt?.look ?? lookIn(result),
      hasRun: attempt === undefined,
      ending: replayEnding(replay, result, names, sayEnd),
    }),
    [names, sayEnd, attempt, result],
  )
  return useStagedGame({ text, level: attempt?.level ?? null, show })
}
