import type { Millis, Seat } from '@skelly/engine'

/** How far those who played have agreed on another game (policies, Rematch). */
export interface Rematch {
  /** The next game's id, fixed with the first wish so that two make one game; null before. */
  readonly matchId: string | null
  /** Who is for it, in seat order. */
  readonly seats: readonly Seat[]
  /** When the time to agree is up. */
  readonly until: Millis
}

/** What the first wish fixes. */
export interface RematchOffer {
  readonly matchId: string
  readonly until: Millis
}

export type RematchRuling =
  | { readonly kind: 'wait' }
  | { readonly kind: 'open'; readonly seats: readonly Seat[] }
  | { readonly kind: 'none' }

export interface RematchQuestion {
  /** The players whose connection answers and who did not leave the game: they are waited for. */
  readonly asked: readonly Seat[]
  readonly now: Millis
}

/** The fewest who make a game. */
const FEWEST = 2

/** Before anybody has wished for one. */
export const noRematchYet = (until: Millis): Rematch => ({ matchId: null, seats: [], until })

/** A seat is for it. The first wish fixes id and time: what a later one offers is not looked at. */
export const wishRematch = (rematch: Rematch, seat: Seat, offer: RematchOffer): Rematch => ({
  ...(rematch.matchId === null ? offer : rematch),
  seats: [...rematch.seats.filter((one) => one !== seat), seat].toSorted((a, b) => a - b),
})

/** A seat is for it no more. The offer stands. */
export const takeBackWish = (rematch: Rematch, seat: Seat): Rematch => ({
  ...rematch,
  seats: rematch.seats.filter((one) => one !== seat),
})

/** Whether the next game opens, and with whom: with all who are asked, or when the time is up with those who are for it. */
export const ruleRematch = ({ seats, until }: Rematch, { asked, now }: RematchQuestion): RematchRuling => {
  const areEnough = seats.length >= FEWEST
  if (areEnough && asked.every((seat) => seats.includes(seat))) return { kind: 'open', seats }
  if (now < until) return { kind: 'wait' }
  return areEnough ? { kind: 'open', seats } : { kind: 'none' }
}
