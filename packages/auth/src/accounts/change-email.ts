import type { Database } from '@skelly/db'
import { ok, refuse, type Result } from '@skelly/protocol'
import { digestOf } from '../links/link-token.ts'

/** An account that was moved to another address. */
export interface EmailChanged {
  readonly email: string
  /** The address so far: its reader is told. */
  readonly before: string
  /** The player's name. */
  readonly name: string
}

/**
 * Uses a link that moves an account to another address, once: it came out of that mailbox, so the address is verified.
 * Links to the one before count no more; sessions go on. 'bad-link' also when somebody else has the address by now.
 */
export const changeEmail = (
  database: Database,
  { now, token }: { readonly token: string; readonly now: number },
): Promise<Result<EmailChanged, 'bad-link'>> =>
  database.attempt(async ({ emailLinks, players, users }) => {
    const link = await emailLinks.take(digestOf(token), 'change', now)
    if (link === null) return refuse('bad-link')
    const { email, userId } = link
    await users.lock(userId)
    const [user, player] = [await users.byId(userId), await players.ofUser(userId)]
    const before = user?.email ?? null
    if (before === null || player === null) return refuse('bad-link')
    if (!(await users.changeEmail(userId, email, now))) return refuse('bad-link')
    await emailLinks.forgetOf(userId, 'verify')
    await emailLinks.forgetOf(userId, 'reset')
    return ok({ email, before, name: player.name })
  })
