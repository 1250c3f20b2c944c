import { STARTING_RATING } from '@skelly/engine'

/**
 * The ratings of a player's graph: after each game, and what everybody starts with where the first game is among them.
 * @param after the rating after each of the last rated games, oldest first
 */
export const ratingWay = (after: readonly number[], ratedGames: number): readonly number[] =>
  after.length === ratedGames ? [STARTING_RATING, ...after] : after
