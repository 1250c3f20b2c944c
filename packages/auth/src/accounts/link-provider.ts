import type { Database, ProviderAccount } from '@skelly/db'
import { ok, refuse, type Result } from '@skelly/protocol'

export interface ProviderLink {
  readonly userId: string
  readonly account: ProviderAccount
  readonly now: number
}

/** Lets a provider's account sign a user in, beside what does already. One that signs somebody else in stays theirs. */
export const linkProvider = (
  database: Database,
  { account, now, userId }: ProviderLink,
): Promise<Result<null, 'linked-elsewhere'>> =>
  database.attempt(async ({ accounts }) => {
    if (await accounts.add({ ...account, userId, createdAt: now })) return ok(null)
    return (await accounts.userOf(account)) === userId ? ok(null) : refuse('linked-elsewhere')
  })
