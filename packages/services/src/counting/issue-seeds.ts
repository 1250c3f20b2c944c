import type { Database } from '@skelly/db'
import type { DeviceGamesPolicy, SeedIssue } from '@skelly/protocol'
import { freshSeed } from '../opening/fresh-seed.ts'

export interface SeedRequest {
  readonly playerId: string
  /** How many the device would like. */
  readonly wanted: number
  /** Seeds of games that were given up: nothing is counted for them any more. */
  readonly givenUp: readonly string[]
  readonly now: number
}

const DAY = 86_400_000

/**
 * Draws seeds for counted games on a device (R11.2). Given-up ones lapse, and where too many are open the oldest do:
 * devices lose some. A day has only so many, so that nobody can look through seeds for one to their liking.
 */
export const issueSeeds = (
  database: Database,
  { playerId, wanted, givenUp, now }: SeedRequest,
  { openSeeds, seedLifetime, seedsADay, seedsADevice }: DeviceGamesPolicy,
): Promise<SeedIssue> =>
  database.transaction(async ({ issuedSeeds, players }) => {
    // two that ask at once are counted one after the other
    await players.lock([playerId])
    if (givenUp.length > 0) await issuedSeeds.giveUp(playerId, givenUp, now)
    const leftToday = Math.max(0, seedsADay - (await issuedSeeds.issuedSince(playerId, now - DAY)))
    const asked = Math.min(wanted, seedsADevice, leftToday)
    const open = await issuedSeeds.openOf(playerId, now)
    const lapsed = await issuedSeeds.lapseOldest(playerId, Math.max(0, open + asked - openSeeds), now)
    const count = Math.max(0, Math.min(asked, openSeeds - open + lapsed))
    const expiresAt = now + seedLifetime
    const seeds = Array.from({ length: count }, () => ({ seed: freshSeed(), expiresAt }))
    await issuedSeeds.add(seeds.map((seed) => ({ ...seed, playerId, issuedAt: now })))
    return { account: playerId, seeds }
  })
