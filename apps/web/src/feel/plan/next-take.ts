/** So many takes there are of each of the crowd's calls. */
export const TAKES = 2

/**
 * Which take of a call is heard: by the shot's own number, and never the one that was heard last.
 * @param last the last one's; null before the first
 */
export const nextTake = (number: number, last: number | null): number => {
  const take = Math.abs(Math.round(number)) % TAKES
  return take === last ? (take + 1) % TAKES : take
}
