import type { Database } from '@skelly/db'
import { digestOf } from '../links/link-token.ts'
import { newTotpSecret, totpUri } from './authenticator.ts'
import { seal } from './sealed-text.ts'

export interface AuthenticatorOffer {
  /** What comes back with the first code; only the server opens it. */
  readonly sealed: string
  /** For typing it in where there is no camera, base32. */
  readonly secret: string
  /** For a QR code. */
  readonly uri: string
}

/** A new authenticator for whoever holds the invite's link; null when that is good for nothing. Nothing is stored. */
export const offerAuthenticator = async (
  { adminInvites }: Database,
  { now, secret, token }: { readonly token: string; readonly secret: string; readonly now: number },
): Promise<AuthenticatorOffer | null> => {
  const digest = digestOf(token)
  const invite = await adminInvites.byDigest(digest, now)
  if (invite === null) return null
  const totpSecret = newTotpSecret()
  const sealed = seal(secret, invitePlace(digest), totpSecret)
  return { sealed, secret: totpSecret, uri: totpUri(totpSecret, invite.email) }
}

/** What the secret of an authenticator that is offered for an invite is sealed for. */
export const invitePlace = (digest: string): string => `authenticator offered for ${digest}`
