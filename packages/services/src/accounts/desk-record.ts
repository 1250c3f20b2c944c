import type { Database } from '@skelly/db'
import { noticesOf } from '../notices/notices-of.ts'

/** What the moderators' desk keeps of somebody, for themselves, the newest first. Times are ISO 8601. */
export interface DeskRecord {
  /** Abandoned ranked games that they sat at. */
  readonly cases: readonly {
    readonly matchId: string
    readonly reason: string
    readonly verdict: string
    readonly endedAt: string
    readonly walkedOut: boolean
    readonly stake: number
  }[]
  /** What they had to say about them, and what was answered. */
  readonly appeals: readonly {
    readonly matchId: string
    readonly text: string
    readonly at: string
    readonly answer: string | null
    readonly answeredAt: string | null
  }[]
  readonly suspensions: readonly {
    readonly reason: string
    readonly at: string
    readonly until: string
    readonly liftedAt: string | null
  }[]
  /** What they were told, as they were told it: at most the last 200. */
  readonly notices: readonly { readonly at: string; readonly isPutAway: boolean; readonly about: object }[]
}

/** More than anybody has. */
const ALL = 100_000

const iso = (at: number): string => new Date(at).toISOString()
const isoOrNull = (at: number | null): string | null => (at === null ? null : iso(at))

export const deskRecord = async (database: Database, playerId: string): Promise<DeskRecord> => {
  const { appeals, deskPlayers, suspensions } = database
  return {
    cases: (await deskPlayers.casesOf(playerId, ALL)).map(
      ({ endedAt, leaverId, matchId, reason, stake, verdict }) => ({
        ...{ matchId, reason, verdict, endedAt: iso(endedAt), walkedOut: leaverId === playerId, stake },
      }),
    ),
    appeals: (await appeals.of(playerId)).map(({ answer, answeredAt, at, matchId, text }) => ({
      ...{ matchId, text, at: iso(at), answer, answeredAt: isoOrNull(answeredAt) },
    })),
    suspensions: (await suspensions.of(playerId)).map(({ at, liftedAt, reason, until }) => ({
      ...{ reason, at: iso(at), until: iso(until), liftedAt: isoOrNull(liftedAt) },
    })),
    notices: (await noticesOf(database, { playerId, which: 'all' })).map(({ about, at, isPutAway }) => ({
      ...{ at: iso(at), isPutAway, about },
    })),
  }
}
