import { newId, type Database } from '@skelly/db'
import { drawOrder, ok, refuse, type Fill, type Result } from '@skelly/engine'
import { POLICY } from '@skelly/protocol'
import { isAnyKeptOut } from '../keeping-out/is-any-kept-out.ts'
import type { PauseTimes } from '../keeping-out/pauses-of.ts'
import { freshSeed } from './fresh-seed.ts'
import { lockPlayers, type RankedOpeningRefusal } from './lock-players.ts'
import { seatsFor } from './seats-for.ts'
import { storeMatch } from './store-match.ts'

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

/** Opens a ranked match between two and answers its id. Its seed, and so order and street, is drawn here (R2.3, R2.6). */
export const openRankedMatch = (
  database: Database,
  { players, shotClock, now }: RankedOpening,
  pauses: PauseTimes = POLICY.walkOuts,
): Promise<Result<string, RankedOpeningRefusal>> =>
  database.transaction(async (repositories) => {
    const playerIds = players.map(({ playerId }) => playerId)
    const locked = await lockPlayers(repositories, playerIds)
    if (!locked.ok) return locked
    // guests are not rated
    if (locked.value.some(({ isGuest }) => isGuest)) return refuse('no-such-player')
    if (await isAnyKeptOut(repositories, { playerIds, now }, pauses)) return refuse('kept-out')
    const [matchId, seed] = [newId(), freshSeed()]
    const order = drawOrder(seed, players.length).flatMap((joined) => players[joined] ?? [])
    const seated = seatsFor(order, locked.value)
    await storeMatch(repositories, { matchId, seed, seated, shotClock, room: null, rematchOf: null, now })
    return ok(matchId)
  })
