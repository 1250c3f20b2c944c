import { seatLetter, targetOf, unreachable, type Seat } from '@skelly/engine'
import { YOU, type Level } from '@skelly/engine/challenges'
import type { Messages } from '../i18n/messages.ts'
import { RUN_STOPS } from '@skelly/stage'

type ChallengeKey = keyof Messages['challenges']

/** A text of the challenges, and what is put into it. */
export interface ChallengePhrase {
  readonly key: ChallengeKey
  readonly values: Readonly<Record<string, string | number>>
}

/** Several things as one text: "B and C". */
export type ListWords = (items: readonly string[]) => string

/** Millimetres in a centimetre. */
const CM = 10

const capsWords = (caps: readonly Seat[], list: ListWords) => ({ caps: list(caps.map(seatLetter)) })
const boxesWords = (boxes: readonly number[], list: ListWords) => ({ boxes: list(boxes.map(String)) })

/** What a level asks for, as one sentence with its numbers and caps. */
export const goalPhrase = ({ goal, caps }: Level, list: ListWords): ChallengePhrase => {
  const progress = caps[YOU]?.progress ?? 0
  const box = targetOf(progress) ?? 0
  switch (goal.kind) {
    case 'run': {
      const boxes = RUN_STOPS.slice(progress, goal.to)
      return { key: boxes.length === 1 ? 'goal_runOne' : 'goal_run', values: boxesWords(boxes, list) }
    }
    case 'long shot':
      return { key: 'goal_longShot', values: { box, distance: Math.ceil(goal.distance / CM) } }
    case 'bank':
      return { key: 'goal_bank', values: { box, times: goal.times } }
    case 'two touch':
      return { key: 'goal_twoTouch', values: capsWords(goal.caps, list) }
    case 'knockout':
      return {
        key: goal.caps.length === 1 ? 'goal_knockoutOne' : 'goal_knockout',
        values: capsWords(goal.caps, list),
      }
    case 'push': {
      const values = { cap: seatLetter(goal.cap), ...boxesWords(goal.boxes, list) }
      return { key: goal.boxes.length === 1 ? 'goal_pushOne' : 'goal_push', values }
    }
    case 'free':
      return {
        key: goal.caps.length === 1 ? 'goal_freeOne' : 'goal_free',
        values: capsWords(goal.caps, list),
      }
    case 'race':
      return { key: 'goal_race', values: { box: goal.box } }
    case 'game':
      return { key: 'goal_game', values: {} }
    default:
      return unreachable(goal)
  }
}
