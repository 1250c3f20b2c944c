import type { DeskAnswer } from '@skelly/protocol'
import type { Messages } from '../i18n/messages.ts'

type Key = Exclude<keyof Messages['online']['errors'], 'waitMinutes'>

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

/** From here on a wait is told in minutes, seconds. */
const LONG_WAIT = 90

/** How long is still to be waited, in the unit that says it best: never less than it is. */
export const waitWords = (
  seconds: number,
):
  | { readonly key: 'wait'; readonly seconds: number }
  | { readonly key: 'waitMinutes'; readonly minutes: number } =>
  seconds > LONG_WAIT ? { key: 'waitMinutes', minutes: Math.ceil(seconds / 60) } : { key: 'wait', seconds }
