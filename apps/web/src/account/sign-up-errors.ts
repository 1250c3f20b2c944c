import type { SignUpRefusal } from '@skelly/auth'
import type { Messages } from '../i18n/messages.ts'
import type { SignUpForm } from './sign-up-schema.ts'

/** The field that a refusal is about. */
export const SIGN_UP_FIELDS = {
  'bad-name': 'name',
  'name-refused': 'name',
  'name-taken': 'name',
  'bad-email': 'email',
  'email-taken': 'email',
  'bad-password': 'password',
} as const satisfies Record<SignUpRefusal, keyof SignUpForm>

export type SignUpErrorKey = keyof Messages['signUp']['errors']

const KEYS = {
  'bad-name': true,
  'name-refused': true,
  'name-taken': true,
  'bad-email': true,
  'email-taken': true,
  'bad-password': true,
  'too-many': true,
  unknown: true,
} as const satisfies Record<SignUpErrorKey, true>

const isKey = (word: string): word is SignUpErrorKey => word in KEYS

/** The text for what is wrong with the form. */
export const signUpErrorKey = (word: string | undefined): SignUpErrorKey =>
  word !== undefined && isKey(word) ? word : 'unknown'
