import { fields, oneOf } from '../../replay/codec/decoder.ts'
import { RUN } from '../../rulesets/skelly/run.ts'
import { YOU } from '../level-table.ts'
import type { GoalRule } from './goal-rule.ts'

/** The person wins a whole game against the computer players at the table (R7.1). */
export interface GameGoal {
  readonly kind: 'game'
}

/** The game is its one part. */
export const game: GoalRule<GameGoal> = {
  shape: fields<GameGoal>({ kind: oneOf(['game']) }),
  fault: (_, { court, caps }) => {
    const others = caps.slice(YOU + 1)
    if (others.length === 0 || others.some(({ computer }) => computer === null)) return 'no-computer'
    const stops = new Set(caps.flatMap(({ progress }) => RUN.slice(progress)))
    const isThere = (stop: number): boolean => court.boxes.some(({ number }) => number === stop)
    return [...stops].every(isThere) ? null : 'no-such-box'
  },
  parts: () => 1,
  does: (_, { event }) => (event.kind === 'over' && event.places[0]?.includes(YOU) === true ? [0] : []),
  isMissed: (_, { after }) => after.caps[YOU]?.inGame !== true,
}
