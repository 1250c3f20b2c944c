import { Prisma } from '../generated/client.ts'
import type { Client } from '../client.ts'
import { newId } from '../new-id.ts'

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
  /** Of all levels together. */
  readonly stars: number
}

export interface Players {
  /** False when the name, or one that looks like it, is taken. */
  add(player: NewPlayer): Promise<boolean>
  byId(id: string): Promise<PlayerRecord | null>
  byNameKey(nameKey: string): Promise<PlayerRecord | null>
  nameKeyTaken(nameKey: string): Promise<boolean>
  /**
   * Makes a guest's player the user's, under a name of their choice: 'no-guest' for anybody else's player. In a
   * transaction, for nobody may take the name meanwhile.
   */
  adopt(
    guestId: string,
    user: Named & { readonly userId: string },
  ): Promise<'adopted' | 'no-guest' | 'name-taken'>
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
} as const

export const playersIn = (client: Client): Players => ({
  add: async ({ createdAt, ...player }) => {
    const data = { ...player, isGuest: player.userId === null, createdAt: new Date(createdAt) }
    const { count } = await client.player.createMany({ data, skipDuplicates: true })
    return count === 1
  },
  byId: (id) => client.player.findUnique({ where: { id }, select: columns }),
  byNameKey: (nameKey) => client.player.findUnique({ where: { nameKey }, select: columns }),
  nameKeyTaken: async (nameKey) => (await client.player.count({ where: { nameKey } })) > 0,
  adopt: async (guestId, { userId, name, nameKey }) => {
    // a placeholder takes the name, and lets it go to nobody else before the transaction ends
    const placeholder = { id: newId(), name, nameKey, createdAt: new Date(0) }
    const { count } = await client.player.createMany({ data: [placeholder], skipDuplicates: true })
    if (count === 0) return 'name-taken'
    await client.player.delete({ where: { id: placeholder.id }, select: { id: true } })
    const where = { id: guestId, isGuest: true }
    const data = { userId, name, nameKey, isGuest: false }
    return (await client.player.updateMany({ where, data })).count === 1 ? 'adopted' : 'no-guest'
  },
  lock: (ids) => client.$queryRaw<PlayerRecord[]>`
    SELECT "id", "name", "rating", "ratedGames", "highest", "xp", "stars", "isGuest" FROM "Player"
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
