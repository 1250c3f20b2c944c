import type { Client } from '../client.ts'
import { playersNamed } from '../desk/players-named.ts'

/** Somebody in the desk's list of players: guests are not in it. */
export interface DeskPlayerRecord {
  readonly id: string
  readonly name: string
  /** The name folded: by it they are listed. */
  readonly nameKey: string
  readonly rating: number
  readonly ratedGames: number
  readonly createdAt: number
  /** When the account was deleted; the name is a pseudonym then. */
  readonly deletedAt: number | null
}

/** A case that somebody sat at, from their side. */
export interface PlayersCaseRecord {
  readonly matchId: string
  readonly reason: string
  readonly verdict: string
  readonly endedAt: number
  readonly isAppealed: boolean
  readonly leaverId: string | null
  readonly stake: number
  /** The other one's name. */
  readonly opponent: string
}

/** An entry of somebody's rating ledger, and who wrote it. */
export interface LedgerRecord {
  /** The player's how-manyeth it is, from 1. */
  readonly number: number
  readonly matchId: string
  readonly at: number
  readonly before: number
  readonly change: number
  readonly after: number
  /** In ten-thousandths; null where a decision wrote it, as k is. */
  readonly expected: number | null
  readonly k: number | null
  readonly opponent: string
  readonly replayId: string | null
  /** Null where the game itself wrote it. */
  readonly decision: { readonly kind: string; readonly reason: string; readonly by: string } | null
}

/** Players as the desk looks at them. */
export interface DeskPlayers {
  /** Whose folded names begin so, in the order of the database's letters, after a folded name. */
  search(nameKeyStart: string, after: string, limit: number): Promise<readonly DeskPlayerRecord[]>
  byId(id: string): Promise<DeskPlayerRecord | null>
  /** Newest game first. */
  casesOf(playerId: string, limit: number): Promise<readonly PlayersCaseRecord[]>
  /** Newest first, of those with smaller numbers than `before`. */
  ledgerOf(playerId: string, before: number, limit: number): Promise<readonly LedgerRecord[]>
}

export const deskPlayersIn = (client: Client): DeskPlayers => ({
  search: async (start, after, limit) =>
    (await client.$queryRaw<Row[]>(playersNamed({ start, after, limit }))).map(recordOf),
  byId: async (id) => {
    const row = await client.player.findUnique({ where: { id, isGuest: false }, select: columns })
    return row === null ? null : recordOf(row)
  },
  casesOf: async (playerId, limit) => {
    const where = { match: { seats: { some: { playerId } } } }
    const rows = await client.case.findMany({
      ...{ where, orderBy: { endedAt: 'desc' }, take: limit },
      select: { ...caseColumns, match: { select: { seats: othersOf(playerId) } } },
    })
    return rows.map(({ endedAt, match, ...row }) => ({
      ...{ ...row, endedAt: endedAt.getTime(), opponent: namesOf(match.seats) },
    }))
  },
  ledgerOf: async (playerId, before, limit) => {
    const rows = await client.ratingEntry.findMany({
      ...{ where: { playerId, number: { lt: before } }, orderBy: { number: 'desc' }, take: limit },
      select: {
        ...entryColumns,
        match: { select: { replay: { select: { id: true } }, seats: othersOf(playerId) } },
      },
    })
    return rows.map(({ at, decision, match, ...row }) => ({
      ...{ ...row, at: at.getTime(), opponent: namesOf(match.seats), replayId: match.replay?.id ?? null },
      decision:
        decision === null ? null : { kind: decision.kind, reason: decision.reason, by: decision.admin.name },
    }))
  },
})

const columns = {
  ...{ id: true, name: true, nameKey: true, rating: true, ratedGames: true },
  ...{ createdAt: true, deletedAt: true },
} as const

const caseColumns = {
  ...{ matchId: true, reason: true, verdict: true, endedAt: true },
  ...{ isAppealed: true, leaverId: true, stake: true },
} as const

const entryColumns = {
  ...{ number: true, matchId: true, at: true, before: true, change: true, after: true },
  ...{ expected: true, k: true },
  decision: { select: { kind: true, reason: true, admin: { select: { name: true } } } },
} as const

const othersOf = (playerId: string) => ({
  where: { playerId: { not: playerId } },
  select: { player: { select: { name: true } } },
})

const namesOf = (seats: readonly { readonly player: { readonly name: string } }[]): string =>
  seats.map(({ player }) => player.name).join(', ')

type Row = Omit<DeskPlayerRecord, 'createdAt' | 'deletedAt'> & {
  readonly createdAt: Date
  readonly deletedAt: Date | null
}

const recordOf = ({ createdAt, deletedAt, ...row }: Row): DeskPlayerRecord => ({
  ...{ ...row, createdAt: createdAt.getTime(), deletedAt: deletedAt?.getTime() ?? null },
})
