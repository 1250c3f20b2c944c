import type { DeviceTable } from './device-table.ts'
import { BEFORE_TWELVE, isMiss, mustLeave } from './play-the-run.ts'
import type { Wanted } from './umpire.ts'

/**
 * One flick against players who play as well, and get in the way: what brings the person on or knocks somebody out, or
 * else whatever is no harm to them.
 */
export const playAgainst = async (table: DeviceTable): Promise<void> => {
  const { mover, state } = table.umpire
  if (mustLeave(state, mover)) await table.play(isMiss, BEFORE_TWELVE)
  else await table.play([isProgress, isHarmless, isAnything])
}

const isProgress: Wanted = ({ verdict }) => verdict === 'pot' || verdict === 'box' || verdict === 'knockout'
const isHarmless: Wanted = ({ verdict }) => verdict !== 'skull'
const isAnything: Wanted = () => true
