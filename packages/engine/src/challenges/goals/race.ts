import { fields, oneOf, whole } from '../../replay/codec/decoder.ts'
import { targetOf } from '../../rulesets/skelly/run.ts'
import { YOU } from '../level-table.ts'
import type { Seen } from '../seen.ts'
import type { GoalRule } from './goal-rule.ts'

/** The person wins the box before a computer player does. */
export interface RaceGoal {
  readonly kind: 'race'
  /** The target of the person and of every computer player at the beginning. */
  readonly box: number
}

/** The box is its one part, whether it is landed or gained by a touch (R5.10). */
export const race: GoalRule<RaceGoal> = {
  shape: fields<RaceGoal>({ kind: oneOf(['race']), box: whole(1, 13) }),
  fault: ({ box }, { court, caps }) => {
    const racers = caps.filter(({ computer }, place) => computer !== null || place === YOU)
    if (racers.length < 2) return 'no-computer'
    if (racers.some(({ progress }) => targetOf(progress) !== box)) return 'no-such-box'
    return court.boxes.some(({ number }) => number === box) ? null : 'no-such-box'
  },
  parts: () => 1,
  does: ({ box }, seen) => (winnerOf(seen, box) === YOU ? [0] : []),
  isMissed: ({ box }, seen) => {
    const winner = winnerOf(seen, box)
    return winner !== null && winner !== YOU
  },
}

const winnerOf = ({ event }: Seen, box: number) =>
  event.kind === 'shot' && event.ruling.won === box ? event.seat : null
