import { errors, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import { GUEST_LIFETIME } from './guest-cookie.ts'

/** Nobody takes these tokens for anything else, and nothing else is taken for one. */
const AUDIENCE = 'skelly-guest'
const ALGORITHM = 'HS256'

const claimsSchema = z.object({ sub: z.uuid() })

const keyOf = (secret: string): Uint8Array => new TextEncoder().encode(secret)

/** What a guest's cookie holds: the signed id of their player. */
export const mintGuestToken = (
  secret: string,
  { playerId, now }: { readonly playerId: string; readonly now: number },
): Promise<string> =>
  new SignJWT({})
    .setProtectedHeader({ alg: ALGORITHM })
    .setSubject(playerId)
    .setAudience(AUDIENCE)
    .setExpirationTime(Math.floor(now / 1000) + GUEST_LIFETIME)
    .sign(keyOf(secret))

/** The player whom a cookie names; null when it was not signed here or has run out. */
export const guestIdOf = async (secret: string, token: string, now: number): Promise<string | null> => {
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
