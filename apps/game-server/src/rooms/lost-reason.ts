import { CLIENT_CLOSE_CODES, CLOSE_CODES } from '@skelly/protocol'
import type { LostReason } from '../host/connection-event.ts'

/** WebSocket's own close codes (RFC 6455, 7.4.1), and what Colyseus calls leaving on purpose. */
const NORMAL = 1000
const GOING_AWAY = 1001
const NO_STATUS = 1005
const TOO_BIG = 1009
const CONSENTED = 4000

const REASONS: ReadonlyMap<number, LostReason> = new Map([
  [CLIENT_CLOSE_CODES.left, 'closed'],
  [CLIENT_CLOSE_CODES.unheard, 'network'],
  // a browser whose page is left or closed
  [GOING_AWAY, 'closed'],
  [NORMAL, 'closed'],
  // clients of the version before say nothing
  [NO_STATUS, 'closed'],
  [CONSENTED, 'closed'],
  [CLOSE_CODES.revoked, 'closed'],
  [CLOSE_CODES.misuse, 'misuse'],
  [TOO_BIG, 'misuse'],
  [CLOSE_CODES.takenOver, 'replaced'],
  [CLOSE_CODES.restarting, 'server'],
  [CLOSE_CODES.moved, 'server'],
])

/**
 * Why a connection is gone, from the code it was closed with, if any.
 * @param isClosing whether the page has said that it goes away
 */
export const lostReason = (code: number | undefined, isClosing: boolean): LostReason => {
  const reason = code === undefined ? undefined : REASONS.get(code)
  return (reason ?? 'network') === 'network' && isClosing ? 'closed' : (reason ?? 'network')
}
