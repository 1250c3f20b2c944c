import { signedIdIn, signId } from '../tokens/signed-id.ts'
import { GUEST_LIFETIME } from './guest-cookie.ts'

const GUEST = { audience: 'skelly-guest', lifetime: GUEST_LIFETIME } as const

/** What a guest's cookie holds: the signed id of their player. */
export const mintGuestToken = (
  secret: string,
  { playerId, now }: { readonly playerId: string; readonly now: number },
): Promise<string> => signId(secret, playerId, now, GUEST)

/** The player whom a cookie names; null when it was not signed here or has run out. */
export const guestIdOf = (secret: string, token: string, now: number): Promise<string | null> =>
  signedIdIn(secret, token, now, GUEST)
