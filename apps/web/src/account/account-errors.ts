import type { Messages } from '../i18n/messages.ts'

export type AccountErrorKey = keyof Messages['account']['errors']

const KEYS = {
  'bad-name': true,
  'name-refused': true,
  'name-taken': true,
  'same-name': true,
  'same-email': true,
  'too-soon': true,
  'bad-email': true,
  'bad-password': true,
  'wrong-password': true,
  'too-many-attempts': true,
  'too-many-exports': true,
  'no-password': true,
  'bad-link': true,
  'wrong-name': true,
  'still-playing': true,
  'no-address': true,
  verified: true,
  'last-way-in': true,
  'no-such-session': true,
  required: true,
  'not-signed-in': true,
  unknown: true,
} as const satisfies Record<AccountErrorKey, true>

const isKey = (word: string): word is AccountErrorKey => Object.hasOwn(KEYS, word)

/** The text for why something of an account did not work. */
export const accountErrorKey = (word: string | undefined): AccountErrorKey =>
  word !== undefined && isKey(word) ? word : 'unknown'

/** The word with which the server refused a call; 'unknown' when it was no refusal. */
export const wordOfError = (error: unknown): AccountErrorKey =>
  accountErrorKey(error instanceof Error ? error.message : undefined)
