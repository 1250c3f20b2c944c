import { Prisma } from '../generated/client.ts'
import type { Client } from '../client.ts'

export interface NewPlayer {
  readonly id: string
  readonly userId: string
  readonly name: string
  readonly nameKey: string
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
}

export interface Players {
  /** False when the name, or one that looks like it, is taken. */
  add(player: NewPlayer): Promise<boolean>
  byId(id: string): Promise<PlayerRecord | null>
  byNameKey(nameKey: string): Promise<PlayerRecord | null>
  nameKeyTaken(nameKey: string): Promise<boolean>
  /** Holds the rows until the transaction ends, in the order of their ids, so that nobody waits in a circle. */
  lock(ids: readonly string[]): Promise<readonly PlayerRecord[]>
  keepStanding(id: string, standing: Standing): Promise<void>
}

const columns = {
  id: true,
  name: true,
  rating: true,
  ratedGames: true,
  highest: true,
  xp: true,
} as const

export const playersIn = (client: Client): Players => ({
  add: async ({ createdAt, ...player }) => {
    const data = { ...player, createdAt: new Date(createdAt) }
    const { count } = await client.player.createMany({ data, skipDuplicates: true })
    return count === 1
  },
  byId: (id) => client.player.findUnique({ where: { id }, select: columns }),
  byNameKey: (nameKey) => client.player.findUnique({ where: { nameKey }, select: columns }),
  nameKeyTaken: async (nameKey) => (await client.player.count({ where: { nameKey } })) > 0,
  lock: (ids) => client.$queryRaw<PlayerRecord[]>`
    SELECT "id", "name", "rating", "ratedGames", "highest", "xp" FROM "Player"
    WHERE "id" IN (${Prisma.join(ids.map((id) => Prisma.sql`${id}::uuid`))})
    ORDER BY "id" FOR NO KEY UPDATE`,
  keepStanding: async (id, { rating, ratedGames, highest, xp }) => {
    const data = { rating, ratedGames, highest, xp }
    await client.player.update({ where: { id }, data, select: { id: true } })
  },
})
