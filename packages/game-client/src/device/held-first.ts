import type { Hold } from './device-snapshot.ts'
import { handOverTo } from './hand-over-to.ts'
import type { SavedGame } from './saved-game.ts'

/** A game that comes from the store waits for somebody: nobody's clock runs while the page loads. */
export const heldFirst = ({ game, options }: SavedGame): Hold | null => {
  if (game.match.phase.kind !== 'playing') return null
  const handOver = handOverTo(game.match, null, options)
  return handOver ?? (game.match.setup.shotClock === null ? null : { kind: 'paused' })
}
