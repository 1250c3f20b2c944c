'use client'

import type { ReplayProof } from '@skelly/court-view'
import type { Level } from '@skelly/engine/challenges'
import { useTranslations } from 'next-intl'
import { useCallback, useMemo } from 'react'
import type { TableLook } from '../table/table-look.ts'
import { playingAgain, unplayedGame, type RecordedGame, type UnplayedGame } from './recorded-game.ts'
import { framing, openingFrame, type NumberedFrame, type ShownGame } from './replay-frames.ts'
import { replayProof } from './replay-proof.ts'
import { useSliced, type Steps } from './use-sliced.ts'

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

interface Staging {
  /** The stored game. */
  readonly text: string
  /** The level that it is an attempt at; null for every other game. */
  readonly level: Level | null
  /** How it is shown, and how its end is told; the same function while nothing of that changes. */
  readonly show: (game: UnplayedGame) => Omit<ShownGame, 'say' | 'sayStanding'>
}

const openingOf = ({ replay, begin }: UnplayedGame, shown: ShownGame, checking: string): StagedGame => ({
  isReady: false,
  game: { replay, walk: { begin, frames: [], refused: null } },
  look: shown.look,
  frames: [openingFrame(begin, shown)],
  proof: { kind: 'checking', words: checking },
})

/** A game that is read, and how it is shown and told; null when the text is no replay. */
const useShown = ({ text, level, show }: Staging): readonly [UnplayedGame, ShownGame] | null => {
  const [say, sayStanding] = [useTranslations('ruling'), useTranslations('standing')]
  const unplayed = useMemo(() => unplayedGame(text, level), [text, level])
  return useMemo(
    () => (unplayed === null ? null : [unplayed, { ...show(unplayed), say, sayStanding }]),
    [unplayed, show, say, sayStanding],
  )
}

/**
 * Plays a stored game again and makes it ready to be watched, in slices: nothing waits for a long one. Null when the text
 * is no replay that this device can play.
 */
export const useStagedGame = (staging: Staging): StagedGame | null => {
  const { level } = staging
  const t = useTranslations('proof')
  const read = useShown(staging)
  const stage = useCallback(
    function* (): Steps<StagedGame | null> {
      if (read === null) return null
      const [unplayed, shown] = read
      const game = yield* playingAgain(unplayed, level)
      if (game === null) return null
      // Whoever sent a game that breaks the rules is told no end that was never reached.
      const ending = game.walk.refused === null ? shown.ending : t('brokenOff')
      const frames = yield* framing(game, { ...shown, ending })
      return { isReady: true, game, look: shown.look, frames, proof: replayProof(game, frames, t) }
    },
    [read, level, t],
  )
  const staged = useSliced(stage)
  const opening = useMemo(() => (read === null ? null : openingOf(...read, t('verifying'))), [read, t])
  return staged === null ? opening : staged.value
}
