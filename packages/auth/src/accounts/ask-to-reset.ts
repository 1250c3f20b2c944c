import type { Database } from '@skelly/db'
import type { Policy } from '@skelly/protocol'
import { mailLimits } from '../links/mail-limits.ts'
import { newLink } from '../links/new-link.ts'
import type { LinkMail } from './ask-to-verify.ts'
import { emailAddress } from './email-address.ts'

/**
 * A new link that sets a new password, for the mail that goes to the account of this address; null when there is none or
 * it was sent too many. Whoever asked is told the same before this is begun (policies, Sign-in).
 */
export const askToReset = async (
  database: Database,
  policy: Policy,
  { email, now }: { readonly email: string; readonly now: number },
): Promise<LinkMail | null> => {
  const address = emailAddress(email)
  if (address === null || !(await mailLimits(database, policy).mayMail(address, now))) return null
  const credentials = await database.users.credentialsOf(address)
  if (credentials === null) return null
  const { userId } = credentials
  const player = await database.players.ofUser(userId)
  if (player === null) return null
  const lifetime = policy.accounts.resetLinkLifetime
  const token = await newLink(database, { userId, purpose: 'reset', email: address, lifetime, now })
  return { email: address, name: player.name, token }
}
