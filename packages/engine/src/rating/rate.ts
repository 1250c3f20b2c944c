import { expectedScore, WHOLE_SCORE } from './expected-score.ts'

/** What everybody starts with (R10.1). */
export const STARTING_RATING = 1200
/** Settling a game never takes a rating below this (R10.1). */
export const LEAST_RATING = 100

/** A player's standing before a rated game. */
export interface Rated {
  /** A whole number: below 100 only where a moderators' correction took it there. */
  readonly rating: number
  /** The highest rating that the player ever had, this one included. */
  readonly highest: number
  /** Rated games settled before this one. */
  readonly ratedGames: number
}

/** How a rated game changed one rating. */
export interface Receipt {
  readonly before: number
  /** Expected score in ten-thousandths. */
  readonly expected: number
  readonly k: number
  readonly after: number
}

export interface Receipts {
  readonly winner: Receipt
  readonly loser: Receipt
}

/** R10.1: a rated game between two, settled. */
export const rate = (winner: Rated, loser: Rated): Receipts => ({
  winner: receipt(winner, loser, WHOLE_SCORE),
  loser: receipt(loser, winner, 0),
})

const receipt = (own: Rated, other: Rated, score: number): Receipt => {
  const expected = expectedScore(own.rating, other.rating)
  const k = kFactor(own)
  const change = halfAwayFromZero((k * (score - expected)) / WHOLE_SCORE)
  return { before: own.rating, expected, k, after: floored(own.rating, change) }
}

/** No loss goes below 100, and none lifts a rating that a correction took there. */
const floored = (rating: number, change: number): number =>
  Math.max(rating + change, Math.min(rating, LEAST_RATING))

const K = { newcomer: 40, regular: 20, master: 10 } as const
const NEWCOMER_GAMES = 30
const MASTER_RATING = 2400

/** Whoever reached 2400 once has K 10 from then on. */
const kFactor = ({ rating, highest, ratedGames }: Rated): number => {
  if (Math.max(rating, highest) >= MASTER_RATING) return K.master
  return ratedGames < NEWCOMER_GAMES ? K.newcomer : K.regular
}

const halfAwayFromZero = (value: number): number =>
  value < 0 ? -Math.floor(-value + 0.5) : Math.floor(value + 0.5)
