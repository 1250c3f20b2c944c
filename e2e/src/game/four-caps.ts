import {
  PHYSICS_VERSION,
  seedOf,
  skelly,
  type Point,
  type Pull,
  type Setup,
  type SkellyState,
} from '@skelly/engine'
import { BOTS_VERSION, steadyPull } from '@skelly/engine/bots'
import { OffscreenTable } from './offscreen-table.ts'
import { isMiss } from './play-the-run.ts'
import type { Wanted } from './umpire.ts'

const seed = seedOf('e'.repeat(32))
if (seed === null) throw new Error('no seed')

const setup: Setup = {
  ruleset: 'skelly',
  court: 'street',
  versions: { physics: PHYSICS_VERSION, rules: skelly.version, bots: BOTS_VERSION },
  seed,
  way: 'local',
  grip: 85,
  shotClock: 30,
  seats: [
    { name: 'Ana', fill: 'crayon' },
    { name: 'Ben', fill: 'candle' },
    { name: 'Cy', fill: 'floor' },
    { name: 'Dee', fill: 'empty' },
  ],
}

/** Where they gather: free asphalt, an arm's length from START. */
const GATHERING: Point = { x: 420, y: 930 }
const NEAR = 75
/** Free asphalt that no other cap lies before. */
const FREE: Point = { x: 700, y: 300 }

const away = (from: Point, to: Point): number => Math.hypot(from.x - to.x, from.y - to.y)

const gathers =
  (seat: number): Wanted =>
  (ruling, after, flick) =>
    isMiss(ruling, after, flick) && away(after.caps[seat]?.at ?? GATHERING, GATHERING) < NEAR

/** Everybody's cap goes at least this far, mm. */
const FAR = 100

const breaksUp =
  ({ caps }: SkellyState): Wanted =>
  (_, after) =>
    caps.every(({ at }, seat) => away(at, after.caps[seat]?.at ?? at) > FAR)

/** Only the cap that is flicked moves, and goes at least this far, mm. */
const LONG = 250

const rollsAlone =
  ({ caps }: SkellyState, mover: number): Wanted =>
  (_, after) =>
    caps.every(({ at }, seat) => {
      const way = away(at, after.caps[seat]?.at ?? at)
      return seat === mover ? way > LONG : way === 0
    })

export interface FourCaps {
  /** The game as a device keeps it. */
  readonly save: string
  /** What sends all of them rolling. */
  readonly breaking: Pull
  /** What sends the mover's cap far, and no other. */
  readonly alone: Pull
}

/** Four caps on the open street, and pulls for whoever is on turn. */
export const fourCaps = (): FourCaps => {
  const table = new OffscreenTable(setup, { handOver: false, takeBacks: true })
  for (const seat of setup.seats.keys()) void table.play(gathers(seat), GATHERING)
  const { state } = table.umpire
  const { turn } = state
  if (turn.phase === 'over') throw new Error('the game is over')
  const breaking = steadyPull(state, turn.mover, breaksUp(state), GATHERING)
  const alone = steadyPull(state, turn.mover, rollsAlone(state, turn.mover), FREE)
  if (breaking === null || alone === null) throw new Error('no pull does what is wanted')
  return { save: table.save, breaking: breaking.pull, alone: alone.pull }
}
