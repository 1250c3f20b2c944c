import type { DeviceTable } from '@skelly/game-client/device'
import type { CountingDesk } from './counting-desk.ts'

/** Nobody goes on with the table's game: where it goes on and no other page plays it, its seed is given up. */
export const giveUp = (desk: CountingDesk, table: DeviceTable): void => {
  const { hold, match } = table.getSnapshot()
  if (match.phase.kind === 'playing' && hold?.kind !== 'elsewhere') desk.gaveUp(match.setup.seed)
}
