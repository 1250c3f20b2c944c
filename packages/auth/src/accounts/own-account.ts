import type { Database } from '@skelly/db'
import type { Policy } from '@skelly/protocol'

/** What somebody is shown of their own account. */
export interface OwnAccount {
  readonly name: string
  /** From when on the name may be changed; null for at once. */
  readonly nameChangeFrom: number | null
  readonly pastNames: readonly string[]
  /** Null for people of a provider that gives none. */
  readonly email: string | null
  readonly isVerified: boolean
  readonly hasPassword: boolean
  /** Those that sign in to it. */
  readonly providers: readonly string[]
  readonly createdAt: number
}

export interface AccountOwner {
  readonly userId: string
  readonly playerId: string
  readonly name: string
}

/** Null when the account is gone. */
export const ownAccount = async (
  { accounts, pastNames, playerNames, users }: Database,
  policy: Policy,
  { name, now, playerId, userId }: AccountOwner & { readonly now: number },
): Promise<OwnAccount | null> => {
  const user = await users.byId(userId)
  if (user === null) return null
  const changedAt = await playerNames.nameChangedAt(playerId)
  const from = changedAt === null ? null : changedAt + policy.accounts.nameChangeEvery
  return {
    name,
    nameChangeFrom: from !== null && from > now ? from : null,
    pastNames: (await pastNames.of(playerId)).map((past) => past.name),
    email: user.email,
    isVerified: user.emailVerifiedAt !== null,
    hasPassword: user.passwordHash !== null,
    providers: (await accounts.of(userId)).map(({ provider }) => provider),
    createdAt: user.createdAt,
  }
}
