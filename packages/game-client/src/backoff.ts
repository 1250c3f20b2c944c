const FIRST = 250
const LONGEST = 2_000

/**
 * How long to wait before the attempt, in ms: doubling from 250 to 2,000, less up to a half by chance, so that
 * a whole room does not come back in one moment.
 * @param attempt 1 for the first
 * @param chance from 0 to 1
 */
export const backoff = (attempt: number, chance: number): number =>
  Math.min(LONGEST, FIRST * 2 ** (attempt - 1)) * (1 - chance / 2)
