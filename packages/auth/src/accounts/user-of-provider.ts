import { newId, type Database, type ProviderAccount } from '@skelly/db'
import { nameFor } from '../names/name-for.ts'
import { playerOfNewUser } from './player-of-new-user.ts'

export interface ProviderVisit {
  readonly account: ProviderAccount
  /** What the provider calls the person. */
  readonly calledThere: string | null | undefined
  /** The guest who comes, at a first visit: their player becomes the user's. Null for anybody else. */
  readonly guestId: string | null
  readonly now: number
}

/**
 * The user whom a provider's account signs in; a new one with a player at the first visit. Accounts are never joined
 * by e-mail address: a provider that does not check addresses would open everybody's account.
 */
export const userOfProvider = (
  database: Database,
  { account, calledThere, guestId, now }: ProviderVisit,
): Promise<string> =>
  database.transaction(async (repositories) => {
    const known = await repositories.accounts.userOf(account)
    if (known !== null) return known
    const { users, accounts } = repositories
    const userId = newId()
    const { name, key: nameKey } = await nameFor(repositories, calledThere)
    await users.add({ id: userId, email: null, passwordHash: null, createdAt: now })
    const isNamed = (await playerOfNewUser(repositories, { userId, name, nameKey, guestId, now })) !== null
    const isLinked = await accounts.add({ ...account, userId, createdAt: now })
    if (!isNamed || !isLinked) throw new Error('another visit of the same moment came first')
    return userId
  })
