import type { Database, MatchRecord, Repositories } from '@skelly/db'
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
import { storedEntry } from '../journal/entry-codec.ts'
import { storedSetup } from '../opening/setup-codec.ts'

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
  readonly seats: readonly SeatedPlayer[]
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
}

export type ClaimRefusal = 'no-such-match' | 'over'

/** Makes a process the owner of an open match. Whoever owned it before is refused from here on. */
export const claimMatch = (
  database: Database,
  { matchId, serverId, now }: Claim,
): Promise<Result<ClaimedMatch, ClaimRefusal>> =>
  database.transaction(async (repositories) => {
    const match = await repositories.matches.lock(matchId)
    if (match === null) return refuse('no-such-match')
    if (match.endedAt !== null) return refuse('over')
    const entries = (await repositories.journal.of(matchId)).map(storedEntry)
    const aliveAt = await lastSignOfLife(repositories, match, entries.at(-1)?.command.at ?? null)
    await repositories.gameServers.beat(serverId, now)
    const fence = await repositories.matches.own(matchId, serverId)
    const seats = (await repositories.seats.of(matchId)).map(seated)
    const setup = storedSetup(match.setupVersion, match.setup)
    return ok({ matchId, fence, setup, seats, entries, openedAt: millis(match.openedAt), aliveAt })
  })

const seated = ({
  seat,
  playerId,
  name,
}: {
  seat: number
  playerId: string
  name: string
}): SeatedPlayer => ({
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
