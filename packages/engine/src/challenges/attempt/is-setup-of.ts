import type { Setup } from '../../rulesets/ruleset.ts'
import { YOU } from '../level-table.ts'
import type { Level } from '../level.ts'
import { levelSetup } from './level-setup.ts'

/** Whether a setup is one of attempts at that level: all in it but the person's name, and their fill where it is free. */
export const isSetupOf = (level: Level, setup: Setup): boolean => {
  const you = setup.seats[YOU]
  if (you === undefined) return false
  const own = levelSetup(level, you)
  return JSON.stringify(inOrder(own)) === JSON.stringify(inOrder(setup))
}

/** Every field of a setup, always in the same order. */
const inOrder = ({ ruleset, versions, way, court, seed, grip, shotClock, seats }: Setup) => [
  ruleset,
  [versions.physics, versions.rules, versions.bots],
  way,
  court,
  seed,
  grip,
  shotClock,
  seats.map(({ name, fill, computer = null }) => [name, fill, computer]),
]
