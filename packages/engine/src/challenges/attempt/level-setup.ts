import { BOTS_VERSION } from '../../bots/version.ts'
import type { Fill } from '../../caps/fill.ts'
import { PHYSICS_VERSION } from '../../physics/versions/physics-version.ts'
import type { SeatSetup, Setup } from '../../rulesets/ruleset.ts'
import { skelly } from '../../rulesets/skelly/skelly.ts'
import { YOU, type LevelCap } from '../level-table.ts'
import type { Level } from '../level.ts'
import { levelName } from './level-name.ts'

/** Who attempts a level. */
export interface Challenger {
  readonly name: string
  /** Looked at where the level leaves the choice. */
  readonly fill: Fill
}

/** The fill that the person plays with: the level's, or their own where it leaves the choice. */
const yourFill = ({ caps }: Level, chosen: Fill): Fill => caps[YOU]?.fill ?? chosen

/** All that is fixed before an attempt's first flick: its replay's header. Bystanders' seats have no name. */
export const levelSetup = (level: Level, { name, fill }: Challenger): Setup => {
  const { grip, seed, clock, caps } = level
  const hasComputers = caps.some(({ computer }) => computer !== null)
  return {
    ruleset: skelly.name,
    versions: { physics: PHYSICS_VERSION, rules: skelly.version, bots: hasComputers ? BOTS_VERSION : 0 },
    way: 'challenge',
    court: levelName(level),
    seed,
    grip,
    shotClock: clock,
    seats: caps.map((cap, seat) => (seat === YOU ? { name, fill: yourFill(level, fill) } : seatOf(cap))),
  }
}

const seatOf = ({ fill, computer }: LevelCap): SeatSetup => ({
  name: '',
  fill: fill ?? 'empty',
  ...(computer === null ? {} : { computer }),
})
