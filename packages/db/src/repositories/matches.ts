import type { Way } from '@skelly/engine'
import type { Client } from '../client.ts'
import type { Owned } from './rooms.ts'

export interface NewMatch {
  readonly id: string
  readonly way: Way
  readonly setupVersion: number
  readonly setup: object
  readonly openedAt: number
  /** Where it was started from: online games have a room, others none. */
  readonly roomId?: string | null
  /** The match that this one is the rematch of. */
  readonly rematchOf?: string | null
  /** Usually true. */
  readonly aimGuide?: boolean
  /** Who may watch while it is played; usually nobody. */
  readonly watching?: 'anyone' | 'nobody'
}

export interface MatchRecord {
  readonly id: string
  readonly way: string
  readonly setupVersion: number
  /** As it was stored: whoever reads it parses it by its version. */
  readonly setup: unknown
  readonly roomId: string | null
  readonly aimGuide: boolean
  readonly watching: string
  readonly fence: number
  readonly ownerId: string | null
  readonly openedAt: number
  readonly beganAt: number | null
  /** Null while it is open, that is until it is settled. */
  readonly endedAt: number | null
}

export interface EndedMatch {
  readonly id: string
  readonly endedAt: number
}

export interface Matches {
  add(match: NewMatch): Promise<void>
  find(id: string): Promise<MatchRecord | null>
  /** Like `find`, and nobody else claims, writes to or settles the match until the transaction ends. */
  lock(id: string): Promise<MatchRecord | null>
  /** Oldest first. */
  open(): Promise<readonly Owned[]>
  /** The open match that was started from the room. */
  openIn(roomId: string): Promise<string | null>
  /** Whether a match of the room is open or ended after a moment. */
  anyIn(roomId: string, since: number): Promise<boolean>
  /** The room's match that ended last. */
  lastIn(roomId: string): Promise<EndedMatch | null>
  /** The rematch of a match. */
  rematchOf(id: string): Promise<string | null>
  /** Raises the fence for a new owner: what the one before still writes is refused from here on. */
  own(id: string, ownerId: string): Promise<number>
  begin(id: string, at: number): Promise<void>
  end(id: string, at: number): Promise<void>
}

const columns = {
  id: true,
  way: true,
  setupVersion: true,
  setup: true,
  roomId: true,
  aimGuide: true,
  watching: true,
  fence: true,
  ownerId: true,
  openedAt: true,
  beganAt: true,
  endedAt: true,
} as const

const openMatches = async (client: Client): Promise<readonly Owned[]> => {
  const select = { id: true, ownerId: true, owner: { select: { beatAt: true } } }
  const where = { endedAt: null }
  const rows = await client.match.findMany({ where, orderBy: { openedAt: 'asc' }, select })
  return rows.map(({ owner, ...match }) => ({ ...match, ownerBeatAt: owner?.beatAt.getTime() ?? null }))
}

const lastMatchIn = async (client: Client, roomId: string): Promise<EndedMatch | null> => {
  const where = { roomId, endedAt: { not: null } }
  const select = { id: true, endedAt: true }
  const last = await client.match.findFirst({ where, orderBy: { endedAt: 'desc' }, select })
  const endedAt = last?.endedAt ?? null
  return last === null || endedAt === null ? null : { id: last.id, endedAt: endedAt.getTime() }
}

const anyMatchIn = async (client: Client, roomId: string, since: number): Promise<boolean> => {
  const OR = [{ endedAt: null }, { endedAt: { gt: new Date(since) } }]
  return (await client.match.count({ where: { roomId, OR } })) > 0
}

const select = { id: true } as const

const openMatchIn = async (client: Client, roomId: string): Promise<string | null> =>
  (await client.match.findFirst({ where: { roomId, endedAt: null }, select }))?.id ?? null

export const matchesIn = (client: Client): Matches => {
  const find = async (id: string): Promise<MatchRecord | null> => {
    const row = await client.match.findUnique({ where: { id }, select: columns })
    if (row === null) return null
    const { openedAt, beganAt, endedAt, ...match } = row
    return {
      ...match,
      openedAt: openedAt.getTime(),
      beganAt: beganAt?.getTime() ?? null,
      endedAt: endedAt?.getTime() ?? null,
    }
  }
  return {
    add: async ({ openedAt, ...match }) => {
      const data = { ...match, openedAt: new Date(openedAt) }
      await client.match.create({ data, select })
    },
    find,
    lock: async (id) => {
      await client.$queryRaw`SELECT 1 FROM "Match" WHERE "id" = ${id}::uuid FOR NO KEY UPDATE`
      return find(id)
    },
    open: () => openMatches(client),
    anyIn: (roomId, since) => anyMatchIn(client, roomId, since),
    lastIn: (roomId) => lastMatchIn(client, roomId),
    openIn: (roomId) => openMatchIn(client, roomId),
    rematchOf: async (id) =>
      (await client.match.findUnique({ where: { rematchOf: id }, select }))?.id ?? null,
    own: async (id, ownerId) => {
      const data = { ownerId, fence: { increment: 1 } }
      return (await client.match.update({ where: { id }, data, select: { fence: true } })).fence
    },
    begin: async (id, at) => {
      await client.match.update({ where: { id }, data: { beganAt: new Date(at) }, select })
    },
    end: async (id, at) => {
      await client.match.update({ where: { id }, data: { endedAt: new Date(at) }, select })
    },
  }
}
