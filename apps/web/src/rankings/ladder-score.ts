import { getFormatter } from 'next-intl/server'
import type { LadderChoice } from './ladder-choice.ts'

/** How scores of a ladder are written: the points of a week say whether they were won or lost. */
export const ladderScore = async ({ kind, span }: LadderChoice): Promise<(score: number) => string> => {
  const format = await getFormatter()
  const isChange = kind === 'rating' && span === 'week'
  return (score) => format.number(score, isChange ? { signDisplay: 'exceptZero' } : {})
}
