import { fixedSetup } from './fixed-setup.ts'
import { OffscreenTable } from './offscreen-table.ts'
import { playOnce } from './play-the-run.ts'

/** A solo run on a device, which ends with the next flick that lands. */
export const almostDone = async (): Promise<OffscreenTable> => {
  const setup = fixedSetup('solo', [{ name: 'You', fill: 'crayon' }])
  const table = new OffscreenTable(setup, { handOver: false, takeBacks: false })
  // a pot takes two stops: the last one alone is left
  while (table.umpire.progressOf(0) < 24) await playOnce(table, 0)
  return table
}
