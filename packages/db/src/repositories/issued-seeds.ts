import type { Client } from '../client.ts'

export interface NewIssuedSeed {
  /** 32 hexadecimal digits. */
  readonly seed: string
  readonly playerId: string
  readonly issuedAt: number
  readonly expiresAt: number
}

export interface IssuedSeedRecord extends NewIssuedSeed {
  /** The game that used it; null while it is unused. */
  readonly matchId: string | null
}

/** What a seed is used for. */
export interface SeedUse {
  readonly matchId: string
  /** The seed of the game that this one was the rematch of, or null. */
  readonly rematchOf: string | null
  readonly at: number
}

/** Seeds for counted games on devices, each for one player and one game. */
export interface IssuedSeeds {
  add(seeds: readonly NewIssuedSeed[]): Promise<void>
  find(seed: string): Promise<IssuedSeedRecord | null>
  /** Like `find`, and nobody else uses the seed until the transaction ends. */
  lock(seed: string): Promise<IssuedSeedRecord | null>
  /** How many of the player's seeds are unused and have not lapsed. */
  openOf(playerId: string, now: number): Promise<number>
  /** How many the player was given since that moment, whatever became of them. */
  issuedSince(playerId: string, since: number): Promise<number>
  /** Lets these seeds of the player lapse, where they are unused; how many did. */
  giveUp(playerId: string, seeds: readonly string[], at: number): Promise<number>
  /** Lets so many of the player's oldest open seeds lapse; how many did. */
  lapseOldest(playerId: string, count: number, at: number): Promise<number>
  /** Whether a rematch of the seed's game was counted. */
  hasRematch(seed: string): Promise<boolean>
  /** @throws when it is used already, or the game before has its rematch: lock both and look first */
  use(seed: string, use: SeedUse): Promise<void>
}

const columns = { seed: true, playerId: true, issuedAt: true, expiresAt: true, matchId: true } as const

const rowOf = ({ issuedAt, expiresAt, ...seed }: NewIssuedSeed) => ({
  ...seed,
  issuedAt: new Date(issuedAt),
  expiresAt: new Date(expiresAt),
})

/** Lets those of these seeds lapse that are the player's and unused. */
const lapseIn =
  (client: Client) =>
  async (
    seeds: readonly string[],
    { playerId, at }: { readonly playerId: string; readonly at: number },
  ): Promise<number> => {
    const when = new Date(at)
    const open = { usedAt: null, issuedAt: { lt: when }, expiresAt: { gt: when } }
    const where = { playerId, seed: { in: [...seeds] }, ...open }
    return (await client.issuedSeed.updateMany({ where, data: { expiresAt: when } })).count
  }

export const issuedSeedsIn = (client: Client): IssuedSeeds => {
  const find = async (seed: string): Promise<IssuedSeedRecord | null> => {
    const row = await client.issuedSeed.findUnique({ where: { seed }, select: columns })
    if (row === null) return null
    return { ...row, issuedAt: row.issuedAt.getTime(), expiresAt: row.expiresAt.getTime() }
  }
  const lapse = lapseIn(client)
  return {
    add: async (seeds) => {
      const data = seeds.map(rowOf)
      await client.issuedSeed.createMany({ data })
    },
    find,
    lock: async (seed) => {
      await client.$queryRaw`SELECT 1 FROM "IssuedSeed" WHERE "seed" = ${seed} FOR UPDATE`
      return find(seed)
    },
    openOf: (playerId, now) =>
      client.issuedSeed.count({ where: { playerId, usedAt: null, expiresAt: { gt: new Date(now) } } }),
    issuedSince: (playerId, since) =>
      client.issuedSeed.count({ where: { playerId, issuedAt: { gt: new Date(since) } } }),
    giveUp: (playerId, seeds, at) => lapse(seeds, { playerId, at }),
    lapseOldest: async (playerId, count, at) => {
      if (count === 0) return 0
      const where = { playerId, usedAt: null, expiresAt: { gt: new Date(at) } }
      const orderBy = { issuedAt: 'asc' } as const
      const oldest = await client.issuedSeed.findMany({ where, orderBy, take: count, select: { seed: true } })
      return lapse(
        oldest.map(({ seed }) => seed),
        { playerId, at },
      )
    },
    hasRematch: async (seed) => (await client.issuedSeed.count({ where: { rematchOf: seed } })) > 0,
    use: async (seed, { matchId, rematchOf, at }) => {
      const data = { matchId, rematchOf, usedAt: new Date(at) }
      await client.issuedSeed.update({ where: { seed }, data, select: { seed: true } })
    },
  }
}
