import { drawGrip, millis, PHYSICS_VERSION, seedOf, skelly, type Setup, type Strength } from '@skelly/engine'
import { BOTS_VERSION } from '@skelly/engine/bots'
import { DeviceTable, MemoryShelf, MemoryStore, type GameOptions } from '../../src/device/index.ts'

const seed = seedOf('5'.repeat(32))
if (seed === null) throw new Error('no seed')

export const BEGINS = millis(1_700_000_000_000)
export const PLAIN: GameOptions = { handOver: false, takeBacks: false }

const versions = { physics: PHYSICS_VERSION, rules: skelly.version, bots: BOTS_VERSION }
const fixed = { ruleset: 'skelly', court: 'street', versions, seed, grip: drawGrip(seed) } as const

/** People at one device, and computer players after them. */
export const setUp = (
  people: number,
  computers: readonly Strength[] = [],
  shotClock: number | null = 20,
): Setup => ({
  ...fixed,
  way: computers.length === 0 ? 'local' : 'machine',
  shotClock,
  seats: [
    ...['Ana', 'Ben', 'Cleo', 'Dan'].slice(0, people).map((name) => ({ name, fill: 'crayon' as const })),
    ...computers.map((computer) => ({ name: computer, fill: 'tar' as const, computer })),
  ],
})

/** A device whose clock goes when the test says so. */
export const createDevice = (shelf = new MemoryShelf()) => {
  let moment = 5_000
  const device = { store: new MemoryStore(shelf), now: () => moment }
  const table = (setup = setUp(2), options = PLAIN): DeviceTable =>
    DeviceTable.begin(device, setup, options, BEGINS)
  const pass = (ms: number): void => {
    moment += ms
  }
  /** Time passes with the page shown: the table is looked at several times a second. */
  const live = (shown: DeviceTable, ms: number): void => {
    for (let left = ms; left > 0; left -= 250) {
      pass(Math.min(250, left))
      shown.tick()
    }
  }
  const find = (): DeviceTable => {
    const found = DeviceTable.find(device)
    if (found.kind !== 'found') throw new Error(`found ${found.kind}`)
    return found.table
  }
  return { device, shelf, table, pass, live, find }
}

/** A place in START where no cap stands. */
export const IN_START = { x: 70, y: 1_150 } as const

/** Up the court, short of every box: the turn is over, and nobody is touched. */
export const ASIDE = { dx: 1_000, dy: -30_000, strength: 60 } as const
