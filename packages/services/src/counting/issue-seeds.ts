import type { Database } from '@skelly/db'
import type { DeviceGamesPolicy, SeedIssue } from '@skelly/protocol'
import { freshSeed } from '../opening/fresh-seed.ts'

export interface SeedRequest {
  readonly playerId: string
  /** How many the device would like. */
  readonly wanted: number
  readonly now: number
}

/**
 * Draws seeds for counted games on a device (R11.2). What a device has lost lapses by itself; until then it counts
 * among the account's open ones, so that nobody can look through seeds for one to their liking.
 */
export const issueSeeds = (
  database: Database,
  { playerId, wanted, now }: SeedRequest,
  { openSeeds, seedLifetime, seedsADevice }: DeviceGamesPolicy,
): Promise<SeedIssue> =>
  database.transaction(async ({ issuedSeeds, players }) => {
    // two that ask at once are counted one after the other
    await players.lock([playerId])
    const left = openSeeds - (await issuedSeeds.openOf(playerId, now))
    const count = Math.max(0, Math.min(wanted, seedsADevice, left))
    const expiresAt = now + seedLifetime
    const seeds = Array.from({ length: count }, () => ({ seed: freshSeed(), expiresAt }))
    await issuedSeeds.add(seeds.map((seed) => ({ ...seed, playerId, issuedAt: now })))
    return { account: playerId, seeds }
  })
