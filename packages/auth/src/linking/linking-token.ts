import { signedIdIn, signId } from '../tokens/signed-id.ts'

/** Seconds that a visit to a provider's sign-in page may take. */
export const LINKING_LIFETIME = 900

const LINKING = { audience: 'skelly-linking', lifetime: LINKING_LIFETIME } as const

/** What the cookie holds of somebody who goes to a provider to link its account: the signed id of their session. */
export const mintLinkingToken = (
  secret: string,
  { now, sessionId }: { readonly sessionId: string; readonly now: number },
): Promise<string> => signId(secret, sessionId, now, LINKING)

/** The session that went to link; null when the token was not signed here or has run out. */
export const linkingSessionOf = (secret: string, token: string, now: number): Promise<string | null> =>
  signedIdIn(secret, token, now, LINKING)
