import type { Database } from '@skelly/db'
import { digestOf } from '../links/link-token.ts'

/** An invite as whoever holds its link sees it. */
export interface AdminInviteView {
  readonly email: string
  readonly role: string
  readonly expiresAt: number
  /** What they are called at the desk where they set it all anew; null for newcomers. */
  readonly name: string | null
}

/** Whom a link invites; null when it is good for nothing. It is not used up by looking. */
export const adminInviteOf = async (
  { adminInvites, admins }: Database,
  { now, token }: { readonly token: string; readonly now: number },
): Promise<AdminInviteView | null> => {
  const invite = await adminInvites.byDigest(digestOf(token), now)
  if (invite === null) return null
  const { email, expiresAt, role } = invite
  return { email, role, expiresAt, name: (await admins.byEmail(email))?.name ?? null }
}
