import type { SolvedLevel } from '@skelly/engine/challenges'
import { courtText } from './court-text.ts'
import { goalText, twistsText } from './goal-text.ts'
import type { LevelReport } from './level-report.ts'

/** A level for people: its court in characters, what it asks for, and how its solution came out. */
export const levelText = (level: SolvedLevel, report: LevelReport): string => {
  const { solution } = report
  const shots = solution.shots.map((shot, place) => {
    const setDown = solution.setDowns[place] ?? null
    return `  ${setDown === null ? '' : `set down at ${setDown.join(', ')}, then `}${shot.join(' ')}`
  })
  return [
    `${String(level.number)} ${level.title.en} (chapter ${String(level.chapter)})`,
    courtText(
      level.court,
      level.caps.map(({ at }) => at),
    ),
    `goal        ${goalText(level.goal)}`,
    `twists      ${twistsText(level)}`,
    `flicks      ${level.flicks.join(', ')} for three, two and one star`,
    `solution    ${solution.fill}, ${counted(solution.flicks, 'flick')}, ${counted(solution.stars, 'star')}`,
    ...shots,
    `tolerance   ${String(report.tolerance)}`,
    `difficulty  ${String(report.difficulty)}`,
  ].join('\n')
}

const counted = (count: number, what: string): string => `${String(count)} ${what}${count === 1 ? '' : 's'}`
