import type { Stars } from '@skelly/engine/challenges'

/** What an attempt has earned. */
export interface Earned {
  readonly stars: Stars
  readonly flicks: number
}

/** What a row says that it has earned. The tables hold no other stars. */
export const earned = ({ stars, flicks }: { readonly stars: number; readonly flicks: number }): Earned => {
  if (stars !== 1 && stars !== 2 && stars !== 3) throw new Error(`an attempt of ${String(stars)} stars`)
  return { stars, flicks }
}

/** Whether one is more than another: more stars, or as many for fewer flicks. */
export const isMore = (one: Earned, other: Earned): boolean =>
  one.stars === other.stars ? one.flicks < other.flicks : one.stars > other.stars
