import { numberedShotId, type Flick, type SkellyState } from '@skelly/engine'
import type { Deed } from '../../src/how-to-play/lesson.ts'
import { playOwnMove } from '../../src/stage/own-move.ts'

/** What a flick at a lesson's table comes to. */
export const flickAt = (
  table: SkellyState,
  flick: Flick,
): { readonly deed: Deed; readonly after: SkellyState } => {
  const played = playOwnMove(table, { kind: 'flick', shotId: numberedShotId(0), ...flick })
  const shot = played?.events.find((event) => event.kind === 'shot')
  if (played === null || shot === undefined) throw new Error('the rules refuse this flick')
  return { deed: { kind: 'shot', ruling: shot.ruling }, after: played.after }
}
