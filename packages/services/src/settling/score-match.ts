import type { Leaving, MatchPhase, Places, Voiding, XpByRow } from '@skelly/engine'
import { rowsOfGame } from '../progress/rows-of-game.ts'
import type { ReplayedMatch } from './replay-journal.ts'

export type Outcome =
  | { readonly kind: 'won'; readonly places: Places; readonly leaving: Leaving | null }
  | { readonly kind: 'void'; readonly why: Voiding }

export interface SeatScore {
  readonly seat: number
  /** 1 for the winner, shared places alike (R7.3); null in a void match. */
  readonly place: number | null
  /** R11: what gave XP. */
  readonly xp: XpByRow
}

/** What a match that is over comes to. */
export interface Score {
  readonly outcome: Outcome
  /** Why moderators look at it; null when they need not, and where nothing is rated (R10.7). */
  readonly abandonedFor: Leaving | Voiding | null
  readonly endedAt: number
  readonly seats: readonly SeatScore[]
}

/** @throws when the match still goes on */
export const scoreMatch = ({ match, journal }: ReplayedMatch): Score => {
  const { outcome, endedAt } = endOf(match.phase)
  const xp = rowsOfGame(match.setup, journal)
  const seats = match.setup.seats.map((_, seat) => ({
    seat,
    place: placeOf(seat, outcome),
    xp: xp[seat] ?? {},
  }))
  const abandonedFor = match.setup.way === 'ranked' ? abandoningIn(outcome) : null
  return { outcome, abandonedFor, endedAt, seats }
}

const endOf = (phase: MatchPhase): { readonly outcome: Outcome; readonly endedAt: number } => {
  switch (phase.kind) {
    case 'over':
      return { outcome: { kind: 'won', places: phase.places, leaving: phase.leaving }, endedAt: phase.at }
    case 'void':
      return { outcome: { kind: 'void', why: phase.why }, endedAt: phase.at }
    case 'waiting':
    case 'playing':
      throw new Error('a match that goes on cannot be settled')
  }
}

/** R7.3: those who share a place stand on the best of the places that they take up. */
const placeOf = (seat: number, outcome: Outcome): number | null => {
  if (outcome.kind === 'void') return null
  const own = outcome.places.findIndex((seats) => seats.some((each) => each === seat))
  return own < 0 ? null : 1 + outcome.places.slice(0, own).flat().length
}

/** R10.7: resigning is an ordinary loss, and a match that never began has nobody who walked out of it. */
const ABANDONING: readonly (Leaving | Voiding | null)[] = [
  'silent',
  'three-clocks',
  'both-gone',
  'left-together',
  'server-lost',
]

const abandoningIn = (outcome: Outcome): Leaving | Voiding | null => {
  const why = outcome.kind === 'won' ? outcome.leaving : outcome.why
  return ABANDONING.includes(why) ? why : null
}
