import type { Messages } from '../i18n/messages.ts'

export type SignInErrorKey = keyof Messages['signIn']['errors']

/** The text for what next-auth, or the form itself, says is wrong; null is no answer at all. */
export const signInErrorKey = (word: string | null | undefined): SignInErrorKey => {
  switch (word ?? '') {
    case 'CredentialsSignin':
    case 'wrong':
      return 'wrong'
    case 'too-many-attempts':
    case 'too-many':
      return 'too-many'
    case 'required':
      return 'required'
    default:
      return 'unknown'
  }
}
