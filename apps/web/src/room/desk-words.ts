import type { DeskAnswer } from '@skelly/protocol'
import type { Messages } from '../i18n/messages.ts'

type Key = keyof Messages['online']['errors']

/** Why the desk had no room for somebody, in the words of the texts, and for how long. */
export interface DeskWord {
  readonly key: Key
  /** Milliseconds after which to try again; 0 at once. */
  readonly retryAfter: number
}

/** A ticket that was not taken may be taken the next time: nobody is told of tickets. */
export const deskWord = (answer: Extract<DeskAnswer, { ok: false }>): DeskWord => ({
  key: answer.refusal === 'bad-ticket' ? 'not-now' : answer.refusal,
  retryAfter: answer.retryAfter ?? 0,
})
