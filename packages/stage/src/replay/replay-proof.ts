import type { ReplayProof } from '@skelly/court-view'
import { proveGame, type RecordedGame } from './recorded-game.ts'
import type { NumberedFrame } from './replay-frames.ts'

/** Says whether a game is true: `useTranslations('proof')` is one. */
export type SayProof = (key: 'verified' | 'differs', values?: Record<string, number>) => string

/** What this browser has found when it played the game again, and the frame that shows where it differs. */
export const replayProof = (
  game: RecordedGame,
  frames: readonly NumberedFrame[],
  say: SayProof,
): ReplayProof => {
  const found = proveGame(game)
  if (found.verified) return { kind: 'verified', words: say('verified') }
  const frame =
    found.why === 'other-end'
      ? -1
      : frames.findIndex(({ number, shotNumber }) => number !== null && shotNumber === found.shot)
  return {
    kind: 'differs',
    words: say('differs', { shot: found.shot }),
    frame: frame < 0 ? frames.length - 1 : frame,
  }
}
