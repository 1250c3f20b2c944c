import type { Database, Repositories } from '@skelly/db'
import { drawOrder, ok, refuse, type Fill, type Result, type Seed } from '@skelly/engine'
import type { RoomOptions } from '@skelly/protocol'
import { freshSeed } from './fresh-seed.ts'
import { lockPlayers, type OpeningRefusal } from './lock-players.ts'
import { seatsFor } from './seats-for.ts'
import { storeMatch, type NewTable } from './store-match.ts'

/** Somebody in a lobby, with the cap of their choice. */
export interface RoomPlayer {
  readonly playerId: string
  readonly fill: Fill
  /** 0 to 7, another one for each. */
  readonly colour: number
}

export interface RoomMatchOpening {
  readonly roomId: string
  /** Of the process that starts it. */
  readonly fence: number
  readonly matchId: string
  /** Two to four, in the lobby's order. */
  readonly players: readonly RoomPlayer[]
  readonly options: RoomOptions
  /** Asked before anything is written: false when whoever wanted it has waited for too long. Usually true. */
  readonly isWanted?: () => boolean
  readonly now: number
}

export type RoomMatchRefusal =
  | OpeningRefusal
  /** Another process owns the room, or it is closed. */
  | 'fenced-out'
  | 'too-late'

/**
 * Opens a match in a room and answers its id; asked again with the same id it has been opened. The order is drawn from
 * the seed, or the lobby's where the maker chose it (R2.3). One game at a time: 'already-playing' is also said of the
 * room.
 */
export const openRoomMatch = (
  database: Database,
  opening: RoomMatchOpening,
): Promise<Result<string, RoomMatchRefusal>> =>
  database.transaction(async (repositories) => {
    const { matchId, roomId, fence, players } = opening
    const room = await repositories.rooms.lock(roomId)
    if ((await repositories.matches.find(matchId))?.roomId === roomId) return ok(matchId)
    if (room?.fence !== fence || room.closedAt !== null) return refuse('fenced-out')
    if ((await repositories.matches.openIn(roomId)) !== null) return refuse('already-playing')
    const locked = await lockPlayers(
      repositories,
      players.map(({ playerId }) => playerId),
    )
    if (!locked.ok) return locked
    if (opening.isWanted?.() === false) return refuse('too-late')
    const seed = freshSeed()
    const seated = seatsFor(inOrder(opening, seed), locked.value)
    await store(repositories, opening, { seed, seated })
    return ok(matchId)
  })

const inOrder = ({ players, options }: RoomMatchOpening, seed: Seed): readonly RoomPlayer[] =>
  options.order === 'chosen'
    ? players
    : drawOrder(seed, players.length).flatMap((joined) => players[joined] ?? [])

const store = (
  repositories: Repositories,
  { matchId, roomId, options, now }: RoomMatchOpening,
  drawn: Pick<NewTable, 'seed' | 'seated'>,
): Promise<void> => {
  const { aimGuide, shotClock, watching } = options
  const room = { roomId, aimGuide, watching }
  return storeMatch(repositories, { ...drawn, matchId, shotClock, room, rematchOf: null, now })
}
