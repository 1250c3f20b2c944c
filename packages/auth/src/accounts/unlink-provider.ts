import type { Database } from '@skelly/db'
import { ok, refuse, type Result } from '@skelly/protocol'

export interface ProviderUnlinking {
  readonly userId: string
  readonly provider: string
}

/** A provider's account signs the user in no more; refused where it is the last way in. */
export const unlinkProvider = (
  database: Database,
  { provider, userId }: ProviderUnlinking,
): Promise<Result<null, 'last-way-in'>> =>
  database.attempt(async ({ accounts, users }) => {
    // two at once would each leave the other's way
    await users.lock(userId)
    const user = await users.byId(userId)
    const others = (await accounts.of(userId)).filter((linked) => linked.provider !== provider)
    if (others.length === 0 && (user?.passwordHash ?? null) === null) return refuse('last-way-in')
    await accounts.remove(userId, provider)
    return ok(null)
  })
