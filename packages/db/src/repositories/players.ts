import { Prisma } from '../generated/client.ts'
import type { Client } from '../client.ts'

/** A name as it is shown and as it is kept apart from others. */
export interface Named {
  readonly name: string
  readonly nameKey: string
}

export interface NewPlayer extends Named {
  readonly id: string
  /** Null for a guest, who has no account. */
  readonly userId: string | null
  readonly createdAt: number
}

/** What a player's ledgers add up to. */
export interface Standing {
  readonly rating: number
  readonly ratedGames: number
  readonly highest: number
  readonly xp: number
}

export interface PlayerRecord extends Standing {
  readonly id: string
  readonly name: string
  /** Plays in rooms without an account. */
  readonly isGuest: boolean
  /** The account was deleted: the name is a pseudonym. */
  readonly isFormer: boolean
  /** Of all levels together. */
  readonly stars: number
}

export interface Players {
  /** False when the name, or one that looks like it, is taken. */
  add(player: NewPlayer): Promise<boolean>
  byId(id: string): Promise<PlayerRecord | null>
  ofUser(userId: string): Promise<PlayerRecord | null>
  byNameKey(nameKey: string): Promise<PlayerRecord | null>
  nameKeyTaken(nameKey: string): Promise<boolean>
  /** Holds the rows until the transaction ends, in the order of their ids, so that nobody waits in a circle. */
  lock(ids: readonly string[]): Promise<readonly PlayerRecord[]>
  keepStanding(id: string, standing: Standing): Promise<void>
  keepStars(id: string, stars: number): Promise<void>
}

const columns = {
  id: true,
  name: true,
  rating: true,
  ratedGames: true,
  highest: true,
  xp: true,
  stars: true,
  isGuest: true,
  deletedAt: true,
} as const

interface Row extends Omit<PlayerRecord, 'isFormer'> {
  readonly deletedAt: Date | null
}

const recordOf = ({ deletedAt, ...player }: Row): PlayerRecord => ({
  ...player,
  isFormer: deletedAt !== null,
})
const recordOrNull = (row: Row | null): PlayerRecord | null => (row === null ? null : recordOf(row))

export const playersIn = (client: Client): Players => ({
  add: async ({ createdAt, ...player }) => {
    const data = { ...player, isGuest: player.userId === null, createdAt: new Date(createdAt) }
    const { count } = await client.player.createMany({ data, skipDuplicates: true })
    return count === 1
  },
  byId: async (id) => recordOrNull(await client.player.findUnique({ where: { id }, select: columns })),
  ofUser: async (userId) =>
    recordOrNull(await client.player.findUnique({ where: { userId }, select: columns })),
  byNameKey: async (nameKey) =>
    recordOrNull(await client.player.findUnique({ where: { nameKey }, select: columns })),
  nameKeyTaken: async (nameKey) => (await client.player.count({ where: { nameKey } })) > 0,
  lock: (ids) => client.$queryRaw<PlayerRecord[]>`
    SELECT "id", "name", "rating", "ratedGames", "highest", "xp", "stars", "isGuest",
      "deletedAt" IS NOT NULL AS "isFormer"
    FROM "Player"
    WHERE "id" IN (${Prisma.join(ids.map((id) => Prisma.sql`${id}::uuid`))})
    ORDER BY "id" FOR NO KEY UPDATE`,
  keepStanding: async (id, { rating, ratedGames, highest, xp }) => {
    const data = { rating, ratedGames, highest, xp }
    await client.player.update({ where: { id }, data, select: { id: true } })
  },
  keepStars: async (id, stars) => {
    await client.player.update({ where: { id }, data: { stars }, select: { id: true } })
  },
})
