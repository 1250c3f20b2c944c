import type { GuestCookie } from '../guests/guest-cookie.ts'
import { LINKING_LIFETIME } from './linking-token.ts'

/** The cookie that says that somebody goes to a provider to link its account, not to sign in. */
export const linkingCookie = (isSecure: boolean): GuestCookie => ({
  name: `${isSecure ? '__Host-' : ''}skelly.linking`,
  options: { httpOnly: true, sameSite: 'lax', path: '/', secure: isSecure, maxAge: LINKING_LIFETIME },
})
