import { PHYSICS_VERSION, seedOf, skelly, type SeatSetup, type Setup } from '@skelly/engine'
import { BOTS_VERSION } from '@skelly/engine/bots'

/** The same game every time, without a clock, on an even street. */
export const fixedSetup = (way: Setup['way'], seats: readonly SeatSetup[]): Setup => {
  const seed = seedOf('d'.repeat(32))
  if (seed === null) throw new Error('no seed')
  const versions = { physics: PHYSICS_VERSION, rules: skelly.version, bots: BOTS_VERSION }
  return { ruleset: 'skelly', court: 'street', way, versions, seed, grip: 100, shotClock: null, seats }
}
