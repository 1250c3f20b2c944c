import { seedOf, type Seed } from '../ids.ts'
import { PHYSICS_VERSION } from '../physics/versions/physics-version.ts'
import type { Setup } from '../rulesets/ruleset.ts'
import { skelly } from '../rulesets/skelly/skelly.ts'

/** A seed of 32 digits from a number, 0 to 2⁵³ − 1. */
export const seedNumbered = (number: number): Seed => {
  const seed = seedOf(number.toString(16).padStart(32, '0'))
  if (seed === null) throw new Error('seeds are numbered from 0')
  return seed
}

/** The setup of a ranked game of two empty shells on a street of grip 1, with whatever is given otherwise. */
export const setupOf = (given: Partial<Setup> = {}): Setup => ({
  ruleset: skelly.name,
  versions: { physics: PHYSICS_VERSION, rules: skelly.version, bots: 0 },
  way: 'ranked',
  court: 'street',
  seed: seedNumbered(7),
  grip: 100,
  shotClock: 20,
  seats: [
    { name: 'Ana', fill: 'empty' },
    { name: 'Ben', fill: 'empty' },
  ],
  ...given,
})
