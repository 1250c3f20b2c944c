import type { Database } from '@skelly/db'
import { ok, refuse, type Result } from '@skelly/protocol'
import { digestOf } from '../links/link-token.ts'

/** Uses a link that verifies an e-mail address: the account is known to be reached by it. */
export const verifyEmail = (
  database: Database,
  { now, token }: { readonly token: string; readonly now: number },
): Promise<Result<{ readonly email: string }, 'bad-link'>> =>
  database.attempt(async ({ emailLinks, users }) => {
    const link = await emailLinks.take(digestOf(token), 'verify', now)
    if (link === null) return refuse('bad-link')
    const { email, userId } = link
    await users.verifyEmail(userId, email, now)
    await emailLinks.forgetOf(userId, 'verify')
    return ok({ email })
  })
