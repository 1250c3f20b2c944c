import { unreachable } from '@skelly/engine'
import type { GoalFile, LevelFile } from '../level-file.ts'

/** What stands below a level on its sheet. */
export const wordsOf = (level: LevelFile): readonly string[] => {
  const { number, title, goal, twists, flicks, measured, clock } = level
  const rules = twists.map(({ kind }) => SHORT[kind]).filter((word) => word !== '')
  return [
    `${String(number)}  ${title.en}`,
    `${goalWords(goal)} · ${flicks.join('/')}${clock === null ? '' : ` · ${String(clock)} s`}`,
    [`t ${measured.tolerance.toFixed(2)}`, `d ${measured.difficulty.toFixed(2)}`, ...rules].join(' · '),
  ]
}

const SHORT: Record<LevelFile['twists'][number]['kind'], string> = {
  'touch no cap': 'no touch',
  'the skull ends it': 'skull ends',
  'the chalk ends it': 'chalk ends',
  'the chalk costs a stated number of flicks': 'chalk costs',
  'a shorter clock': '',
  'a set fill': 'fill',
  'few flicks': 'few',
  'obstacles on the court': '',
}

const goalWords = (goal: GoalFile): string => {
  switch (goal.kind) {
    case 'run':
      return `run to ${String(goal.to)}`
    case 'long shot':
      return `long shot ${String(goal.distance)}`
    case 'bank':
      return `bank × ${String(goal.times)}`
    case 'push':
      return `push ${goal.cap} → ${goal.boxes.join(', ')}`
    case 'race':
      return `race for ${String(goal.box)}`
    case 'game':
      return 'game'
    case 'two touch':
    case 'knockout':
    case 'free':
      return `${goal.kind} ${goal.caps.join('')}`
    default:
      return unreachable(goal)
  }
}
