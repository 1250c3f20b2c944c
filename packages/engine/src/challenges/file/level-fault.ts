import { goalFault } from '../goals/goals.ts'
import type { GoalFault } from '../goals/goal-rule.ts'
import type { Level } from '../level.ts'
import { isShown, shownTwists } from '../twists/twists.ts'
import { chapterOf } from '../unlocking.ts'
import { capsFault, type CapsFault } from './caps-fault.ts'
import { courtFault, type CourtFault } from './court-fault.ts'

export type LevelFault =
  | CourtFault
  | CapsFault
  | GoalFault
  | 'other-chapter'
  | 'no-words'
  | 'flicks'
  | 'twist-twice'
  | 'twists'
  | 'grip'

/** A part of a level that does not go with the others. */
export interface FoundFault {
  readonly refusal: LevelFault
  /** The field that it shows in. */
  readonly where: string
}

/** What is wrong with a level whose every field has the right shape; null when nothing is. */
export const levelFault = (level: Level): FoundFault | null => {
  const faults: readonly (readonly [where: string, refusal: LevelFault | null])[] = [
    ['chapter', chapterFault(level)],
    ['title', areWords(level.title) ? null : 'no-words'],
    ['hint', areWords(level.hint) ? null : 'no-words'],
    ['court', courtFault(level.court)],
    ['caps', capsFault(level)],
    ['grip', level.grip % 5 === 0 ? null : 'grip'],
    ['goal', goalFault(level.goal, level)],
    ['flicks', flicksFault(level)],
    ['twists', twistsFault(level)],
  ]
  for (const [where, refusal] of faults) if (refusal !== null) return { where, refusal }
  return null
}

const chapterFault = ({ number, chapter }: Level): LevelFault | null =>
  chapter === chapterOf(number) ? null : 'other-chapter'

const areWords = ({ en, es }: Level['title']): boolean => en.trim() !== '' && es.trim() !== ''

const flicksFault = ({ flicks: [three, two, one] }: Level): LevelFault | null =>
  three <= two && two <= one ? null : 'flicks'

/** A level has the twists that its terms show, each once, beside those that are rules of their own. */
const twistsFault = (level: Level): LevelFault | null => {
  const kinds = level.twists.map(({ kind }) => kind)
  if (new Set(kinds).size < kinds.length) return 'twist-twice'
  const shown = shownTwists(level)
  const isRight =
    shown.every((kind) => kinds.includes(kind)) &&
    kinds.every((kind) => !isShown(kind) || shown.includes(kind))
  return isRight ? null : 'twists'
}
