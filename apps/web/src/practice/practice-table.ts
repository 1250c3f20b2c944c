import {
  PHYSICS_VERSION,
  seatAt,
  seedOf,
  skelly,
  type Point,
  type SkellyEvent,
  type SkellyMove,
  type SkellyState,
} from '@skelly/engine'

/** Who flicks on the practice court; the other cap only stands there to be knocked about. */
export const PRACTICE_SEAT = seatAt(0)

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

/** A practice move that was played: what happened, and the table after it. */
export interface PracticeStep {
  readonly events: readonly SkellyEvent[]
  readonly after: SkellyState
}

const follow = (state: SkellyState, events: readonly SkellyEvent[]): SkellyState =>
  events.reduce((table, event) => skelly.evolve(table, event), state)

const isIdle = ({ turn }: SkellyState): boolean => turn.phase !== 'over' && turn.mover !== PRACTICE_SEAT

/** The other cap never flicks: its turns are lost until the person is on turn again, or the game is over. */
const passIdleTurns = (step: PracticeStep): PracticeStep => {
  if (!isIdle(step.after)) return step
  const lost = skelly.loseTurn(step.after)
  return passIdleTurns({ events: step.events, after: follow(step.after, lost) })
}

/** What a move on the practice court leads to; null when the rules refuse it. */
export const playPractice = (state: SkellyState, move: SkellyMove): PracticeStep | null => {
  const decided = skelly.decide(state, PRACTICE_SEAT, move)
  if (!decided.ok) return null
  return passIdleTurns({ events: decided.value, after: follow(state, decided.value) })
}

/** The move that sets down at a place on the grid, in mm. */
export const setDownMove = ({ x, y }: Point, grid: number): SkellyMove => ({
  kind: 'set-down',
  x: x * grid,
  y: y * grid,
})
