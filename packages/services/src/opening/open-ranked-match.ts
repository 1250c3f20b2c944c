import { newId, type Database, type PlayerRecord, type Repositories } from '@skelly/db'
import {
  drawGrip,
  drawOrder,
  ok,
  PHYSICS_VERSION,
  refuse,
  skelly,
  type Fill,
  type Result,
  type Setup,
} from '@skelly/engine'
import { freshSeed } from './fresh-seed.ts'
import { SETUP_VERSION } from './setup-codec.ts'

/** Somebody who plays, with the cap of their choice. */
export interface RankedPlayer {
  readonly playerId: string
  readonly fill: Fill
}

export interface RankedOpening {
  readonly players: readonly [RankedPlayer, RankedPlayer]
  /** Seconds for each flick. */
  readonly shotClock: number
  readonly now: number
}

export type OpeningRefusal = 'already-playing' | 'no-such-player'

/** Opens a ranked match between two and answers its id. Its seed, and so order and street, is drawn here (R2.3, R2.6). */
export const openRankedMatch = (
  database: Database,
  opening: RankedOpening,
): Promise<Result<string, OpeningRefusal>> =>
  database.transaction(async (repositories) => {
    const found = await repositories.players.lock(opening.players.map(({ playerId }) => playerId))
    if (found.length < opening.players.length) return refuse('no-such-player')
    for (const { id } of found) {
      if ((await repositories.seats.openMatchOf(id)) !== null) return refuse('already-playing')
    }
    return ok(await store(repositories, opening, found))
  })

const store = async (
  { matches, seats }: Repositories,
  { players, shotClock, now }: RankedOpening,
  found: readonly PlayerRecord[],
): Promise<string> => {
  const seed = freshSeed()
  const seated = drawOrder(seed, players.length).flatMap((joined) => players[joined] ?? [])
  const matchId = newId()
  const setup: Setup = {
    ruleset: skelly.name,
    versions: { physics: PHYSICS_VERSION, rules: skelly.version, bots: 0 },
    way: 'ranked',
    court: 'street',
    seed,
    grip: drawGrip(seed),
    shotClock,
    seats: seated.map(({ playerId, fill }) => ({ name: nameOf(playerId, found), fill })),
  }
  await matches.add({ id: matchId, way: setup.way, setupVersion: SETUP_VERSION, setup, openedAt: now })
  await seats.add(seated.map(({ playerId, fill }, seat) => ({ matchId, seat, playerId, fill })))
  return matchId
}

const nameOf = (playerId: string, found: readonly PlayerRecord[]): string => {
  const player = found.find(({ id }) => id === playerId)
  if (player === undefined) throw new Error(`player ${playerId} was not locked`)
  return player.name
}
