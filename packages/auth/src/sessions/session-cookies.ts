import type { CookiesOptions } from 'next-auth'

/** Seconds that a visit to a provider's sign-in page may take. */
const VISIT = 900

/**
 * Cookies of our own names, so that another app on another port of the same host does not share them. On https they
 * are bound to the host. `app` begins each name.
 */
export const sessionCookies = (
  isSecure: boolean,
  app: 'skelly' | 'skelly-admin' = 'skelly',
): CookiesOptions => {
  const options = { httpOnly: true, sameSite: 'lax', path: '/', secure: isSecure } as const
  const cookie = (name: string, more: { readonly maxAge?: number } = {}) => ({
    name: `${isSecure ? '__Host-' : ''}${app}.${name}`,
    options: { ...options, ...more },
  })
  return {
    sessionToken: cookie('session'),
    callbackUrl: cookie('callback'),
    csrfToken: cookie('csrf'),
    pkceCodeVerifier: cookie('pkce', { maxAge: VISIT }),
    state: cookie('state', { maxAge: VISIT }),
    nonce: cookie('nonce', { maxAge: VISIT }),
  }
}
