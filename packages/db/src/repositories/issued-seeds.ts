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

/** Seeds for counted games on devices, each for one player and one game. */
export interface IssuedSeeds {
  add(seeds: readonly NewIssuedSeed[]): Promise<void>
  find(seed: string): Promise<IssuedSeedRecord | null>
  /** Like `find`, and nobody else uses the seed until the transaction ends. */
  lock(seed: string): Promise<IssuedSeedRecord | null>
  /** How many of the player's seeds are unused and have not lapsed. */
  openOf(playerId: string, now: number): Promise<number>
  /** @throws when it is used already: lock it and look first */
  use(seed: string, matchId: string, at: number): Promise<void>
}

const columns = { seed: true, playerId: true, issuedAt: true, expiresAt: true, matchId: true } as const

export const issuedSeedsIn = (client: Client): IssuedSeeds => {
  const find = async (seed: string): Promise<IssuedSeedRecord | null> => {
    const row = await client.issuedSeed.findUnique({ where: { seed }, select: columns })
    if (row === null) return null
    return { ...row, issuedAt: row.issuedAt.getTime(), expiresAt: row.expiresAt.getTime() }
  }
  return {
    add: async (seeds) => {
      const data = seeds.map(({ issuedAt, expiresAt, ...seed }) => ({
        ...seed,
        issuedAt: new Date(issuedAt),
        expiresAt: new Date(expiresAt),
      }))
      await client.issuedSeed.createMany({ data })
    },
    find,
    lock: async (seed) => {
      await client.$queryRaw`SELECT 1 FROM "IssuedSeed" WHERE "seed" = ${seed} FOR UPDATE`
      return find(seed)
    },
    openOf: (playerId, now) =>
      client.issuedSeed.count({ where: { playerId, usedAt: null, expiresAt: { gt: new Date(now) } } }),
    use: async (seed, matchId, at) => {
      const data = { matchId, usedAt: new Date(at) }
      await client.issuedSeed.update({ where: { seed }, data, select: { seed: true } })
    },
  }
}
