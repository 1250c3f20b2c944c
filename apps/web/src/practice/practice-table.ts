import { PHYSICS_VERSION, seedOf, skelly, type SkellyMove, type SkellyState } from '@skelly/engine'
import { OWN_SEAT, playOwnMove, tableAfter, type Played } from '../stage/own-move.ts'

/** Who flicks on the practice court; the other cap only stands there to be knocked about. */
export const PRACTICE_SEAT = OWN_SEAT

const NO_CHANCE = seedOf('0'.repeat(32))

/** A fresh practice court: crayon melt against an empty shell on an even street. */
export const practiceTable = (): SkellyState => {
  if (NO_CHANCE === null) throw new Error('the practice seed is not a seed')
  return skelly.begin({
    ruleset: skelly.name,
    versions: { physics: PHYSICS_VERSION, rules: skelly.version, bots: 0 },
    way: 'local',
    court: 'street',
    seed: NO_CHANCE,
    grip: 100,
    shotClock: null,
    seats: [
      { name: '', fill: 'crayon' },
      { name: '', fill: 'empty' },
    ],
  })
}

const isIdle = ({ turn }: SkellyState): boolean => turn.phase !== 'over' && turn.mover !== PRACTICE_SEAT

/** The other cap never flicks: its turns are lost until the person is on turn again, or the game is over. */
const passIdleTurns = (step: Played): Played => {
  if (!isIdle(step.after)) return step
  const lost = skelly.loseTurn(step.after)
  return passIdleTurns({ events: step.events, after: tableAfter(step.after, lost) })
}

/** What a move on the practice court leads to; null when the rules refuse it. */
export const playPractice = (state: SkellyState, move: SkellyMove): Played | null => {
  const played = playOwnMove(state, move)
  return played === null ? null : passIdleTurns(played)
}
