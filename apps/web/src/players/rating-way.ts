import { STARTING_RATING } from '@skelly/engine'

/**
 * The ratings of a player's graph: after each step, and what everybody starts with where the first game is among them.
 * @param after the rating after each of the last steps, oldest first
 */
export const ratingWay = (after: readonly number[], isWhole: boolean): readonly number[] =>
  isWhole ? [STARTING_RATING, ...after] : after
