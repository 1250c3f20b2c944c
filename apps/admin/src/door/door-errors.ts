import type { Messages } from '../i18n/messages.ts'

export type DoorErrorKey = keyof Messages['door']['errors']

/** The text for what next-auth, a procedure or a form says is wrong; null is no answer at all. */
export const doorErrorKey = (word: string | null | undefined): DoorErrorKey => {
  switch (word ?? '') {
    case 'CredentialsSignin':
    case 'wrong-credentials':
      return 'wrong-credentials'
    case 'required':
      return 'required'
    case 'too-many-attempts':
      return 'too-many-attempts'
    case 'bad-name':
      return 'bad-name'
    case 'name-taken':
      return 'name-taken'
    case 'bad-password':
      return 'bad-password'
    case 'bad-link':
      return 'bad-link'
    case 'wrong-code':
      return 'wrong-code'
    default:
      return 'unknown'
  }
}
