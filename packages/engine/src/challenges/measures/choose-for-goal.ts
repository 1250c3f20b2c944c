import { drawHandError, drawHandErrors, shaken } from '../../bots/hand-error.ts'
import type { Mind } from '../../bots/mind.ts'
import { bestPlans } from '../../bots/search.ts'
import { foresee, foreseeShot, foresightOf } from '../../bots/skelly/foresee.ts'
import { setDownAt } from '../../bots/skelly/set-down-at.ts'
import type { Flick } from '../../flick/flick.ts'
import type { Stream } from '../../rng.ts'
import type { SkellyState } from '../../rulesets/skelly/state.ts'
import type { Attempt } from '../attempt/attempt.ts'
import { scoreAfter, type Score } from '../attempt/score.ts'
import { seenIn } from '../attempt/seen-in.ts'
import { partsOf } from '../goals/goals.ts'
import { YOU } from '../level-table.ts'
import type { Level, SolutionTurn } from '../level.ts'
import { candidates } from './candidates.ts'
import { FAN } from './fan.ts'
import { promise } from './promise.ts'

/** Different errors of the hand that turns are tried under. */
const ERRORS = 160
/** Of the fan's flicks so many are tried under them, those that do best without. */
const OF_THE_FAN = 24

/** All turns that a computer player thinks of that plays for the goal. */
export const shortlist = (attempt: Attempt): readonly SolutionTurn[] => {
  const { level, match, score } = attempt
  const worth = worthIn(attempt)
  const fan = FAN.map((flick) => ({ flick, worth: worth(match.state, flick) }))
    .toSorted((one, other) => other.worth - one.worth)
    .slice(0, OF_THE_FAN)
    .map(({ flick }) => ({ setDown: null, flick }))
  return [...candidates(level, match.state, score.done), ...fan]
}

/**
 * The turn of a computer player that plays for the level's goal instead of the run: of all these the one that does
 * best under the errors of its own hand, flicked with one more such error.
 * @param turns at least one
 * @param mind its hand and its budget of simulated flicks, of which the fan has taken its part
 */
export const chooseForGoal = (
  attempt: Attempt,
  turns: readonly SolutionTurn[],
  { hand, budget }: Mind,
  stream: Stream,
): SolutionTurn => {
  const errors = drawHandErrors(hand, ERRORS, stream)
  const worth = worthIn(attempt)
  const setDown = setDownIn(attempt.match.state)
  const [best] = bestPlans(turns, 1, budget.flicks - FAN.length, (turn, place) => {
    const error = errors.drawn[place % errors.drawn.length]
    const before = setDown(turn)
    return error === undefined || before === null ? -Infinity : worth(before, shaken(turn.flick, error))
  })
  if (best === undefined) throw new Error('no turn to choose from')
  const last = drawHandError(hand, errors.stream)
  return { setDown: best.plan.setDown, flick: shaken(best.plan.flick, last.value) }
}

/** The table after the turn's set-down, or null where that is refused. */
const setDownIn =
  (state: SkellyState) =>
  ({ setDown }: SolutionTurn): SkellyState | null =>
    setDown === null ? state : foresee(state, YOU, setDownAt(setDown))

/** What an attempt is worth after one more flick from such a table. */
const worthIn = ({ level, match, score }: Attempt) => {
  const foresight = foresightOf(match.state)
  return (before: SkellyState, flick: Flick): number => {
    const { events, after } = foreseeShot(foresight, before, YOU, flick)
    return worthOf(level, after, scoreAfter(level, score, seenIn(before, events)))
  }
}

/** A won attempt is worth more than any other, a lost one less; one that goes on what is done of it. */
const WON = 2
const LOST = -1
/** How much the way to the next part, and the flicks that are used up, count beside a part that is done. */
const PROMISE = 0.3
const FLICKS = 0.3

const worthOf = (level: Level, state: SkellyState, { phase, done, flicks }: Score): number => {
  const spent = FLICKS * (flicks / level.flicks[2])
  if (phase.kind === 'won') return WON - spent
  if (phase.kind === 'lost') return LOST
  return done.length / partsOf(level.goal, level) + PROMISE * promise(level, state, done) - spent
}
