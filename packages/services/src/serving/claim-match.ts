import type { Database, MatchRecord, Repositories, SeatRecord } from '@skelly/db'
import {
  millis,
  ok,
  refuse,
  seatAt,
  type JournalEntry,
  type Millis,
  type Result,
  type Seat,
  type Setup,
  type SkellyEvent,
  type SkellyMove,
} from '@skelly/engine'
import type { RoomOptions, TableFacts } from '@skelly/protocol'
import { storedEntry } from '../journal/entry-codec.ts'
import { storedSetup } from '../opening/setup-codec.ts'
import { storedWatching } from '../opening/watching-codec.ts'

export interface SeatedPlayer {
  readonly seat: Seat
  readonly playerId: string
  readonly name: string
}

/** Everything that a process needs to host a match, new or half played. */
export interface ClaimedMatch {
  readonly matchId: string
  /** What this owner signs its entries with. */
  readonly fence: number
  readonly setup: Setup
  readonly way: Setup['way']
  readonly seats: readonly SeatedPlayer[]
  readonly facts: TableFacts
  /** The room that it was started from; null in ranked. */
  readonly roomId: string | null
  /** Who may watch: nobody in ranked. */
  readonly watching: RoomOptions['watching']
  readonly entries: readonly JournalEntry<SkellyMove, SkellyEvent>[]
  readonly openedAt: Millis
  /** The last sign of life of the owner before: its last beat or the last entry. Null when nobody owned it. */
  readonly aliveAt: Millis | null
}

export interface Claim {
  readonly matchId: string
  /** An id that the process made when it started. */
  readonly serverId: string
  readonly now: number
  /** Only from an owner whose last sign of life is older than this moment; from everybody when it is not given. */
  readonly silentSince?: number
}

export type ClaimRefusal =
  | 'no-such-match'
  | 'over'
  /** Another process has it and lives; said only where `silentSince` is given. */
  | 'owned'

/** Makes a process the owner of an open match. Whoever owned it before is refused from here on. */
export const claimMatch = (
  database: Database,
  { matchId, serverId, now, silentSince }: Claim,
): Promise<Result<ClaimedMatch, ClaimRefusal>> =>
  database.transaction(async (repositories) => {
    const match = await repositories.matches.lock(matchId)
    if (match === null) return refuse('no-such-match')
    if (match.endedAt !== null) return refuse('over')
    const entries = (await repositories.journal.of(matchId)).map(storedEntry)
    const aliveAt = await lastSignOfLife(repositories, match, entries.at(-1)?.command.at ?? null)
    if (silentSince !== undefined && match.ownerId !== serverId && (aliveAt ?? 0) >= silentSince) {
      return refuse('owned')
    }
    await repositories.gameServers.beat(serverId, now)
    const fence = await repositories.matches.own(matchId, serverId)
    return ok({ ...(await tableOf(repositories, match)), fence, entries, aliveAt })
  })

const tableOf = async (
  { rooms, seats }: Repositories,
  match: MatchRecord,
): Promise<Omit<ClaimedMatch, 'fence' | 'entries' | 'aliveAt'>> => {
  const { id: matchId, aimGuide, openedAt, roomId } = match
  const setup = storedSetup(match.setupVersion, match.setup)
  const records = await seats.of(matchId)
  const roomCode = roomId === null ? null : ((await rooms.find(roomId))?.code ?? null)
  const facts = { roomCode, aimGuide, colours: records.map(({ seat, colour }) => colour ?? seat) }
  const watching = storedWatching(match.watching)
  const common = { matchId, roomId, setup, way: setup.way, facts, watching }
  return { ...common, seats: records.map(seated), openedAt: millis(openedAt) }
}

const seated = ({ seat, playerId, name }: SeatRecord): SeatedPlayer => ({
  seat: seatAt(seat),
  playerId,
  name,
})

const lastSignOfLife = async (
  { gameServers }: Repositories,
  { ownerId }: MatchRecord,
  lastEntryAt: number | null,
): Promise<Millis | null> => {
  if (ownerId === null) return null
  const beatAt = await gameServers.lastBeat(ownerId)
  return millis(Math.max(beatAt ?? 0, lastEntryAt ?? 0))
}
