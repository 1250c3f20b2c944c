import type { Client } from '../client.ts'

const KINDS = ['found', 'lost', 'hidden', 'shown', 'clock-out', 'server-start'] as const
/** What became of a connection, or was seen of it. */
export type ConnectionKind = (typeof KINDS)[number]

export interface ConnectionRecord {
  /** Null for what happened to the server. */
  readonly seat: number | null
  /** Epoch milliseconds. */
  readonly at: number
  readonly kind: ConnectionKind
  /** Of lost: closed (on purpose), network, misuse, replaced or server; of clock-out: input or none; null otherwise. */
  readonly reason: string | null
}

/** What happened to the connections of ranked games, as it happened. It is only ever added to. */
export interface ConnectionEvents {
  /** In the order given, all of them or none. */
  add(matchId: string, events: readonly ConnectionRecord[]): Promise<void>
  /** A match's, in the order in which they were added; so many at most. */
  of(matchId: string, limit: number): Promise<readonly ConnectionRecord[]>
}

const columns = { seat: true, at: true, kind: true, reason: true } as const

export const connectionEventsIn = (client: Client): ConnectionEvents => ({
  add: async (matchId, events) => {
    const data = events.map(({ at, ...event }) => ({ ...event, matchId, at: new Date(at) }))
    await client.connectionEvent.createMany({ data })
  },
  of: async (matchId, limit) => {
    const query = { where: { matchId }, orderBy: { id: 'asc' }, take: limit, select: columns } as const
    const rows = await client.connectionEvent.findMany(query)
    return rows.map(({ at, kind, ...row }) => ({ ...row, at: at.getTime(), kind: kindOf(kind) }))
  },
})

/** @throws when the database holds what its own constraint refuses */
const kindOf = (stored: string): ConnectionKind => {
  const kind = KINDS.find((known) => known === stored)
  if (kind === undefined) throw new Error(`no kind of connection event: ${stored}`)
  return kind
}
