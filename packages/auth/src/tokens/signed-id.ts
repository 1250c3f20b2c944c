import { errors, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'

const ALGORITHM = 'HS256'

const claimsSchema = z.object({ sub: z.uuid() })

const keyOf = (secret: string): Uint8Array => new TextEncoder().encode(secret)

/** What a signed id is for: one for another purpose is none for this. */
interface Purpose {
  readonly audience: string
  /** Seconds. */
  readonly lifetime: number
}

/** An id that its holder can't change. @param now epoch ms */
export const signId = (
  secret: string,
  id: string,
  now: number,
  { audience, lifetime }: Purpose,
): Promise<string> =>
  new SignJWT({})
    .setProtectedHeader({ alg: ALGORITHM })
    .setSubject(id)
    .setAudience(audience)
    .setExpirationTime(Math.floor(now / 1000) + lifetime)
    .sign(keyOf(secret))

/** The id in a token; null when that was not signed here, for something else, or has run out. @param now epoch ms */
export const signedIdIn = async (
  secret: string,
  token: string,
  now: number,
  { audience }: Pick<Purpose, 'audience'>,
): Promise<string | null> => {
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), {
      algorithms: [ALGORITHM],
      audience,
      currentDate: new Date(now),
    })
    return claimsSchema.safeParse(payload).data?.sub ?? null
  } catch (error) {
    if (error instanceof errors.JOSEError) return null
    throw error
  }
}
