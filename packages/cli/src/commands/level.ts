import type { SolvedLevel } from '@skelly/engine/challenges'
import { textTable } from '../text-table.ts'
import { wholeNumber } from '../input/whole-number.ts'
import { levelReport, type LevelReport } from '../level/level-report.ts'
import { levelText } from '../level/level-text.ts'
import { DONE, NO, unusable, type Outcome } from '../outcome.ts'

/** Stars that every level's solution has to earn. */
const ALL_STARS = 3

/**
 * `level N [--solve]`, `level --all`: a level with its solution tried; all of them a line each. With `--solve` tolerance
 * and difficulty are measured anew. The answer is no where a solution does not earn three stars.
 */
export const level = async (
  words: readonly string[],
  asJson: boolean,
  flags: ReadonlySet<string>,
): Promise<Outcome> => {
  const asked = await askedFor(words, flags.has('all'))
  if ('kind' in asked) return asked
  const reports = asked.map((each) => {
    const report = levelReport(each, flags.has('solve'))
    if (asJson) process.stdout.write(`${JSON.stringify(report)}\n`)
    else if (!flags.has('all')) process.stdout.write(`${levelText(each, report)}\n`)
    return report
  })
  if (!asJson && flags.has('all')) process.stdout.write(`${tableText(reports)}\n`)
  return reports.every(({ solution }) => solution.stars === ALL_STARS) ? DONE : NO
}

const askedFor = async (
  words: readonly string[],
  all: boolean,
): Promise<readonly SolvedLevel[] | ReturnType<typeof unusable>> => {
  // 200 files, which no other command needs
  const { LEVELS, levelNumbered } = await import('@skelly/engine/levels')
  const [word] = words
  if (all) return word === undefined ? LEVELS : unusable('level: a number or --all, not both')
  const number = word === undefined ? null : wholeNumber(word, 1)
  if (number === null) return unusable('level: a whole number from 1, or --all')
  const found = levelNumbered(number)
  return found === null ? unusable(`level: there is no level ${String(number)}`) : [found]
}

const HEAD = ['level', 'stars', 'flicks', 'tolerance', 'difficulty', 'goal']

const tableText = (reports: readonly LevelReport[]): string =>
  textTable([
    HEAD,
    ...reports.map(({ number, title, solution, tolerance, difficulty, goal }) => [
      `${String(number)} ${title}`,
      String(solution.stars),
      String(solution.flicks),
      String(tolerance),
      String(difficulty),
      goal,
    ]),
  ])
