import { getFormatter } from 'next-intl/server'
import type { LadderChoice } from './ladder-choice.ts'

/** How scores of a ladder are written: ratings as everywhere, the points of a week with whether they were won or lost. */
export const ladderScore = async ({ kind, span }: LadderChoice): Promise<(score: number) => string> => {
  const format = await getFormatter()
  if (kind !== 'rating') return (score) => format.number(score)
  return span === 'week' ? (score) => format.number(score, { signDisplay: 'exceptZero' }) : String
}
