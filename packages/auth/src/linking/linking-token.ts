import { errors, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'

/** Nobody takes these tokens for anything else, and nothing else is taken for one. */
const AUDIENCE = 'skelly-linking'
const ALGORITHM = 'HS256'
/** Seconds that a visit to a provider's sign-in page may take. */
export const LINKING_LIFETIME = 900

const claimsSchema = z.object({ sub: z.uuid() })

const keyOf = (secret: string): Uint8Array => new TextEncoder().encode(secret)

/** What the cookie holds of somebody who goes to a provider to link its account: the signed id of their session. */
export const mintLinkingToken = (
  secret: string,
  { now, sessionId }: { readonly sessionId: string; readonly now: number },
): Promise<string> =>
  new SignJWT({})
    .setProtectedHeader({ alg: ALGORITHM })
    .setSubject(sessionId)
    .setAudience(AUDIENCE)
    .setExpirationTime(Math.floor(now / 1000) + LINKING_LIFETIME)
    .sign(keyOf(secret))

/** The session that went to link; null when the token was not signed here or has run out. */
export const linkingSessionOf = async (
  secret: string,
  token: string,
  now: number,
): Promise<string | null> => {
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), {
      algorithms: [ALGORITHM],
      audience: AUDIENCE,
      currentDate: new Date(now),
    })
    return claimsSchema.safeParse(payload).data?.sub ?? null
  } catch (error) {
    if (error instanceof errors.JOSEError) return null
    throw error
  }
}
