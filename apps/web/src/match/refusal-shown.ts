import type { Messages } from '../i18n/messages.ts'

/** Any referee's word for why something was not accepted. */
export type RefusalKey = keyof Messages['refusal']

/** What was not accepted, and why. */
export interface RefusedWord {
  readonly message: string | null
  readonly why: RefusalKey
}

/**
 * The refusal that takes something back and is told: of a flick or a set-down. A flick that the server could not
 * write down just now, or that came to it a moment too early, is not lost: the game client asks again until it is
 * answered.
 */
export const refusalShown = (refused: RefusedWord | null): RefusalKey | null => {
  if (refused === null) return null
  const { message, why } = refused
  if (message === 'flick') return why === 'not-now' || why === 'still-moving' ? null : why
  return message === 'set-down' ? why : null
}
