import { newId, type Database, type ProviderAccount } from '@skelly/db'
import { nameFor } from '../names/name-for.ts'

export interface ProviderVisit {
  readonly account: ProviderAccount
  /** What the provider calls the person. */
  readonly calledThere: string | null | undefined
  readonly now: number
}

/**
 * The user whom a provider's account signs in; a new one with a player at the first visit. Accounts are never joined
 * by e-mail address: a provider that does not check addresses would open everybody's account.
 */
export const userOfProvider = (
  database: Database,
  { account, calledThere, now }: ProviderVisit,
): Promise<string> =>
  database.transaction(async (repositories) => {
    const known = await repositories.accounts.userOf(account)
    if (known !== null) return known
    const { users, players, accounts } = repositories
    const userId = newId()
    const { name, key } = await nameFor(repositories, calledThere)
    await users.add({ id: userId, email: null, passwordHash: null, createdAt: now })
    const isNamed = await players.add({ id: newId(), userId, name, nameKey: key, createdAt: now })
    const isLinked = await accounts.add({ ...account, userId, createdAt: now })
    if (!isNamed || !isLinked) throw new Error('another visit of the same moment came first')
    return userId
  })
