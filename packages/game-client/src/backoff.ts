/** In ms. */
export interface Pauses {
  readonly first: number
  readonly longest: number
}

/** For what may be there again at any moment. */
export const SHORT: Pauses = { first: 250, longest: 2_000 }
/** For what takes its time; a seat is lost after a minute of silence. */
export const LONG: Pauses = { first: 2_000, longest: 15_000 }

/**
 * How long to wait before the attempt, in ms: doubling from the first pause to the longest, less up to a half by
 * chance, so that a whole room does not come back in one moment.
 * @param attempt 1 for the first
 * @param chance from 0 to 1
 */
export const backoff = (attempt: number, chance: number, { first, longest }: Pauses): number =>
  Math.min(longest, first * 2 ** (attempt - 1)) * (1 - chance / 2)
