import type { Client } from '../client.ts'

/** A lobby as it is stored: the game server's own form, which says its version. */
export interface StoredLobby {
  readonly version: number
}

/** What changes in an open room. */
export interface RoomContent {
  readonly makerId: string | null
  /** The form of `options`. */
  readonly optionsVersion: number
  readonly options: object
  readonly lobby: StoredLobby
}

export interface NewRoom extends RoomContent {
  readonly id: string
  readonly code: string
  readonly openedAt: number
}

export interface RoomRecord {
  readonly id: string
  readonly code: string
  readonly makerId: string | null
  readonly optionsVersion: number
  /** As they were stored: whoever reads them parses them by their versions. */
  readonly options: unknown
  readonly lobby: unknown
  readonly fence: number
  readonly openedAt: number
  /** Null while it is open. */
  readonly closedAt: number | null
}

/** What is open, with the process that has it and that one's last sign of life. */
export interface Owned {
  readonly id: string
  readonly ownerId: string | null
  readonly ownerBeatAt: number | null
}

export interface OpenRoom extends Owned {
  readonly code: string
}

export interface Rooms {
  /** False when the code is an open room's. */
  add(room: NewRoom): Promise<boolean>
  find(id: string): Promise<RoomRecord | null>
  /** Like `find`, and nobody else claims, keeps or closes the room, or opens a match in it, until the transaction ends. */
  lock(id: string): Promise<RoomRecord | null>
  /** Raises the fence for a new owner: what the one before still writes is refused from here on. */
  own(id: string, ownerId: string): Promise<number>
  /** Returns whether it was written: not when the fence is another one or the room is closed. */
  keep(id: string, fence: number, content: RoomContent, at: number): Promise<boolean>
  close(id: string, at: number): Promise<void>
  /** How many open rooms a person is the maker of, this one not counted. */
  countOpenOf(makerId: string, besides: string): Promise<number>
  /** Oldest first. */
  open(): Promise<readonly OpenRoom[]>
  /** The codes of rooms that were closed since a moment. */
  closedSince(since: number): Promise<readonly { readonly code: string; readonly closedAt: number }[]>
}

const columns = {
  id: true,
  code: true,
  makerId: true,
  optionsVersion: true,
  options: true,
  lobby: true,
  fence: true,
  openedAt: true,
  closedAt: true,
} as const

const openRooms = async (client: Client): Promise<readonly OpenRoom[]> => {
  const select = { id: true, code: true, ownerId: true, owner: { select: { beatAt: true } } }
  const where = { closedAt: null }
  const rows = await client.room.findMany({ where, orderBy: { openedAt: 'asc' }, select })
  return rows.map(({ owner, ...room }) => ({ ...room, ownerBeatAt: owner?.beatAt.getTime() ?? null }))
}

export const roomsIn = (client: Client): Rooms => {
  const find = async (id: string): Promise<RoomRecord | null> => {
    const row = await client.room.findUnique({ where: { id }, select: columns })
    if (row === null) return null
    return { ...row, openedAt: row.openedAt.getTime(), closedAt: row.closedAt?.getTime() ?? null }
  }
  return {
    add: async ({ openedAt, ...room }) => {
      const at = new Date(openedAt)
      const data = [{ ...stored(room), id: room.id, code: room.code, openedAt: at, keptAt: at }]
      return (await client.room.createMany({ data, skipDuplicates: true })).count === 1
    },
    find,
    lock: async (id) => {
      await client.$queryRaw`SELECT 1 FROM "Room" WHERE "id" = ${id}::uuid FOR NO KEY UPDATE`
      return find(id)
    },
    own: async (id, ownerId) => {
      const data = { ownerId, fence: { increment: 1 } }
      return (await client.room.update({ where: { id }, data, select: { fence: true } })).fence
    },
    keep: async (id, fence, content, at) => {
      const data = { ...stored(content), keptAt: new Date(at) }
      return (await client.room.updateMany({ where: { id, fence, closedAt: null }, data })).count === 1
    },
    close: async (id, at) => {
      await client.room.update({ where: { id }, data: { closedAt: new Date(at) }, select: { id: true } })
    },
    countOpenOf: (makerId, besides) =>
      client.room.count({ where: { makerId, closedAt: null, id: { not: besides } } }),
    open: () => openRooms(client),
    closedSince: async (since) => {
      const where = { closedAt: { gte: new Date(since) } }
      const rows = await client.room.findMany({ where, select: { code: true, closedAt: true } })
      return rows.flatMap(({ code, closedAt }) =>
        closedAt === null ? [] : [{ code, closedAt: closedAt.getTime() }],
      )
    },
  }
}

const stored = ({ makerId, optionsVersion, options, lobby }: RoomContent) => ({
  makerId,
  optionsVersion,
  options,
  lobby: { ...lobby },
})
