import { createHash } from 'node:crypto'
import {
  GRID,
  numberedShotId,
  plyOf,
  seedOf,
  skelly,
  type Match,
  type Seat,
  type Seed,
  type SkellyMove,
  type SkellyState,
} from '@skelly/engine'
import { botStream, chooseTurn, HANDS, mindOf, type Mind } from '@skelly/engine/bots'

/** How often computer players won from a position. */
export interface PlayedOn {
  /** Games that came to their end. */
  readonly games: number
  /** By seat. */
  readonly wins: readonly number[]
}

/** Who plays on at every seat: the hand that the court was sized by (court.md), looking at few plans. */
const PLAYER: Mind = { ...mindOf(HANDS.good), budget: { flicks: 120, replies: 0 } }
/** Flicks of a game, at most: ten times what one takes. A game that has not ended by then is not counted. */
const MOST_FLICKS = 500

/**
 * Has computer players play a position on, so many times, all seats by the same hand. What comes of it follows from the
 * position and the name alone.
 */
export const playOn = (match: Match<SkellyState>, name: string, games: number): PlayedOn => {
  const winners = Array.from({ length: games }, (_, game) => winnerOf(match, seedFor(name, game)))
  const wins = match.setup.seats.map((_, place) => winners.filter((seat) => seat === place).length)
  return { games: winners.filter((seat) => seat !== null).length, wins }
}

const seedFor = (name: string, game: number): Seed => {
  const digest = createHash('sha256').update(`${name} played on ${game}`).digest('hex')
  const seed = seedOf(digest.slice(0, 32))
  if (seed === null) throw new Error('a digest is no seed')
  return seed
}

const winnerOf = (match: Match<SkellyState>, seed: Seed): Seat | null => {
  let { state } = match
  for (let flicks = 0; flicks < MOST_FLICKS; flicks += 1) {
    const mover = skelly.mover(state)
    if (mover === null) break
    const ply = plyOf(match.ply + flicks)
    const { flick, setDown } = chooseTurn({ ...match, state }, mover, PLAYER, botStream(seed, mover, ply))
    if (setDown !== null)
      state = moved(state, mover, { kind: 'set-down', x: setDown.x * GRID, y: setDown.y * GRID })
    state = moved(state, mover, { kind: 'flick', shotId: numberedShotId(ply), ...flick })
  }
  return skelly.places(state)?.[0]?.[0] ?? null
}

const moved = (state: SkellyState, seat: Seat, move: SkellyMove): SkellyState => {
  const decided = skelly.decide(state, seat, move)
  if (!decided.ok) throw new Error(`a computer player's ${move.kind} is refused: ${decided.refusal}`)
  return decided.value.reduce((before, event) => skelly.evolve(before, event), state)
}
