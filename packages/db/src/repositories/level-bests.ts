import type { Client } from '../client.ts'

export interface LevelBestRecord {
  /** The level's. */
  readonly number: number
  readonly attemptId: string
  readonly stars: number
  readonly flicks: number
}

/** Players' best counted attempts, one a level. */
export interface LevelBests {
  /** The player's, by level. */
  of(playerId: string): Promise<readonly LevelBestRecord[]>
  find(playerId: string, number: number): Promise<LevelBestRecord | null>
  /** @throws when a better one is there */
  keep(playerId: string, best: LevelBestRecord): Promise<void>
}

const columns = { number: true, attemptId: true, stars: true, flicks: true } as const

export const levelBestsIn = (client: Client): LevelBests => ({
  of: (playerId) =>
    client.levelBest.findMany({ where: { playerId }, orderBy: { number: 'asc' }, select: columns }),
  find: (playerId, number) =>
    client.levelBest.findUnique({ where: { playerId_number: { playerId, number } }, select: columns }),
  keep: async (playerId, { number, ...best }) => {
    const where = { playerId_number: { playerId, number } }
    const create = { playerId, number, ...best }
    await client.levelBest.upsert({ where, create, update: best, select: { number: true } })
  },
})
