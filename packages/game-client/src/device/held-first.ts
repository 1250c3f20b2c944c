import { decidedHold } from './decided-hold.ts'
import type { DeviceGame } from './device-game.ts'
import type { Hold } from './device-snapshot.ts'
import { handOverTo } from './hand-over-to.ts'
import type { SavedGame } from './saved-game.ts'

/** A game that comes from the store waits for somebody: nobody's clock runs while the page loads. */
export const heldFirst = ({ game, options }: Pick<SavedGame, 'game' | 'options'>): Hold | null => {
  const decided = decidedHold(game)
  if (decided !== null || game.match.phase.kind !== 'playing') return decided
  return handOverTo(game.match, null, options) ?? clockHold(game)
}

const clockHold = ({ match, challenge }: DeviceGame): Hold | null => {
  if (match.setup.shotClock === null) return null
  return { kind: challenge !== null && match.ply === 0 ? 'ready' : 'paused' }
}
