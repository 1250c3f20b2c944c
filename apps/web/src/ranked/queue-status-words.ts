import { unreachable } from '@skelly/engine'
import type { QueueStatus } from '@skelly/game-client'
import { lineWord } from '../frame/line-word.ts'
import type { Messages } from '../i18n/messages.ts'

type Text = Messages['ranked']

/** The headline of the queue for each of its states. */
export const queueStatusKey = (status: QueueStatus): Exclude<keyof Text, 'errors'> => {
  switch (status.kind) {
    case 'connecting':
    case 'closed':
      return 'connecting'
    case 'searching':
      return 'searching'
    case 'reconnecting':
      return lineWord(status)
    case 'matched':
      return 'matched'
    case 'taken-over':
      return 'takenOver'
    case 'refused':
      return 'refused'
    default:
      return unreachable(status)
  }
}

/** The text for why the queue did not take somebody. */
export const queueErrorKey = (why: string): keyof Text['errors'] => {
  switch (why) {
    case 'not-signed-in':
    case 'revoked':
      return 'not-signed-in'
    case 'kept-out':
      return 'kept-out'
    case 'already-playing':
      return 'already-playing'
    case 'verify-first':
      return 'verify-first'
    default:
      return 'unknown'
  }
}
