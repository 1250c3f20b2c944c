import type { Level, Score, Stars } from '@skelly/engine/challenges'

/** What can still be had: how many flicks there are, the stars that the next one may earn, and until which count. */
export interface StarsLeft {
  readonly flicks: number
  readonly stars: 0 | Stars
  /** The most flicks for so many stars; null where none can be had. */
  readonly upTo: number | null
}

/** As an attempt stands that is still played. */
export const starsLeft = (
  { flicks: [three, two, one] }: Pick<Level, 'flicks'>,
  { flicks }: Pick<Score, 'flicks'>,
): StarsLeft => {
  const left = Math.max(0, one - flicks)
  if (flicks < three) return { flicks: left, stars: 3, upTo: three }
  if (flicks < two) return { flicks: left, stars: 2, upTo: two }
  return flicks < one ? { flicks: left, stars: 1, upTo: one } : { flicks: left, stars: 0, upTo: null }
}
