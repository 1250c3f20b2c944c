import { CLOSE_CODES } from '@skelly/protocol'
import type { Interruption, LineStatus } from './line-status.ts'

export type AfterClose =
  | { readonly kind: 'again'; readonly why: Interruption }
  | { readonly kind: 'end'; readonly status: LineStatus }

/** What WebSocket servers close with when a message is larger than they take. */
const MESSAGE_TOO_BIG = 1009

/** What follows from the code with which the server closed a connection. */
export const afterClose = (code: number): AfterClose => {
  switch (code) {
    case CLOSE_CODES.takenOver:
      return { kind: 'end', status: { kind: 'taken-over' } }
    case CLOSE_CODES.over:
    case CLOSE_CODES.matched:
      return { kind: 'end', status: { kind: 'over' } }
    case CLOSE_CODES.misuse:
    case MESSAGE_TOO_BIG:
      return { kind: 'end', status: { kind: 'refused', why: 'misuse' } }
    case CLOSE_CODES.revoked:
      return { kind: 'end', status: { kind: 'refused', why: 'revoked' } }
    case CLOSE_CODES.removed:
      return { kind: 'end', status: { kind: 'refused', why: 'removed' } }
    case CLOSE_CODES.closed:
      return { kind: 'end', status: { kind: 'refused', why: 'closed' } }
    case CLOSE_CODES.keptOut:
      return { kind: 'end', status: { kind: 'refused', why: 'kept-out' } }
    case CLOSE_CODES.moved:
      return { kind: 'again', why: 'moved' }
    case CLOSE_CODES.restarting:
      return { kind: 'again', why: 'restarting' }
    case CLOSE_CODES.crowded:
      return { kind: 'again', why: 'crowded' }
    default:
      return { kind: 'again', why: 'line' }
  }
}
