import { PHYSICS_VERSION, seedOf, skelly } from '@skelly/engine'
import { BOTS_VERSION } from '@skelly/engine/bots'
import { OffscreenTable } from './offscreen-table.ts'
import { playOnce } from './play-the-run.ts'

/** A solo run on a device, which ends with the next flick that lands. */
export const almostDone = async (): Promise<OffscreenTable> => {
  const seed = seedOf('d'.repeat(32))
  if (seed === null) throw new Error('no seed')
  const versions = { physics: PHYSICS_VERSION, rules: skelly.version, bots: BOTS_VERSION }
  const table = new OffscreenTable(
    {
      ruleset: 'skelly',
      court: 'street',
      way: 'solo',
      versions,
      seed,
      grip: 100,
      shotClock: null,
      seats: [{ name: 'You', fill: 'crayon' }],
    },
    { handOver: false, takeBacks: false },
  )
  // a pot takes two stops: the last one alone is left
  while (table.umpire.progressOf(0) < 24) await playOnce(table, 0)
  return table
}
