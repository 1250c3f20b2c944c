'use client'

import type { ReplayProof } from '@skelly/court-view'
import type { Level } from '@skelly/engine/challenges'
import type { MatchResult } from '@skelly/protocol'
import { useTranslations } from 'next-intl'
import { useCallback, useMemo } from 'react'
import { USUAL_LOOK, type TableLook } from '../stage/table-look.ts'
import { playingAgain, unplayedGame, type RecordedGame, type UnplayedGame } from './recorded-game.ts'
import { replayEnding } from './replay-ending.ts'
import { framing, openingFrame, type NumberedFrame, type ShownGame } from './replay-frames.ts'
import { replayProof } from './replay-proof.ts'
import { useSliced, type Steps } from './use-sliced.ts'

interface StoredGame {
  readonly text: string
  readonly result: MatchResult | null
  readonly names: readonly string[]
  readonly attempt: { readonly level: Level; readonly look: TableLook } | undefined
}

/** A game as it is watched. */
export interface StagedGame {
  /** False while it is still played again: then there is only the table before anything was played. */
  readonly isReady: boolean
  readonly game: RecordedGame
  readonly look: TableLook
  /** At least one. */
  readonly frames: readonly NumberedFrame[]
  readonly proof: ReplayProof
}

/** Computer players have no seat in a result, and the usual colours. */
const lookIn = (result: MatchResult | null): TableLook => {
  const colours: number[] = []
  for (const { seat, colour } of result?.seats ?? []) colours[seat] = colour
  return { ...USUAL_LOOK, colours }
}

/** How the game is shown and told. */
const useShown = (stored: StoredGame, unplayed: UnplayedGame | null): ShownGame => {
  const { result, names, attempt } = stored
  const [say, sayStanding, sayEnd] = [
    useTranslations('ruling'),
    useTranslations('match'),
    useTranslations('end'),
  ]
  return useMemo(
    () => ({
      ...{ names, say, sayStanding },
      look: attempt?.look ?? lookIn(result),
      hasRun: attempt === undefined,
      ending: unplayed === null ? '' : replayEnding(unplayed.replay, result, names, sayEnd),
    }),
    [names, say, sayStanding, sayEnd, attempt, result, unplayed],
  )
}

const openingOf = ({ replay, begin }: UnplayedGame, shown: ShownGame, checking: string): StagedGame => ({
  isReady: false,
  game: { replay, walk: { begin, frames: [], refused: null } },
  look: shown.look,
  frames: [openingFrame(begin, shown)],
  proof: { kind: 'checking', words: checking },
})

/**
 * Plays a stored game again and makes it ready to be watched, in slices: nothing waits for a long one. Null when the text
 * is no replay that this device can play.
 */
export const useStaged = (stored: StoredGame): StagedGame | null => {
  const { text, attempt } = stored
  const level = attempt?.level ?? null
  const t = useTranslations('replay')
  const unplayed = useMemo(() => unplayedGame(text, level), [text, level])
  const shown = useShown(stored, unplayed)
  const stage = useCallback(
    function* (): Steps<StagedGame | null> {
      const game = unplayed === null ? null : yield* playingAgain(unplayed, level)
      if (game === null) return null
      // Whoever sent a game that breaks the rules is told no end that was never reached.
      const ending = game.walk.refused === null ? shown.ending : t('brokenOff')
      const frames = yield* framing(game, { ...shown, ending })
      return { isReady: true, game, look: shown.look, frames, proof: replayProof(game, frames, t) }
    },
    [unplayed, level, shown, t],
  )
  const staged = useSliced(stage)
  const opening = useMemo(
    () => (unplayed === null ? null : openingOf(unplayed, shown, t('verifying'))),
    [unplayed, shown, t],
  )
  return staged === null ? opening : staged.value
}
