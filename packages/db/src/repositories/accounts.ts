import type { Client } from '../client.ts'

/** Who a provider says that somebody is. */
export interface ProviderAccount {
  readonly provider: string
  readonly accountId: string
}

/** A way in that a user has by a provider. */
export interface ProviderRecord extends ProviderAccount {
  readonly createdAt: number
}

export interface Accounts {
  /** False when the account signs somebody in already. */
  add(account: ProviderAccount & { readonly userId: string; readonly createdAt: number }): Promise<boolean>
  userOf(account: ProviderAccount): Promise<string | null>
  /** The user's, in the order in which they came. */
  of(userId: string): Promise<readonly ProviderRecord[]>
  /** Takes all of one provider away. */
  remove(userId: string, provider: string): Promise<void>
}

export const accountsIn = (client: Client): Accounts => ({
  add: async ({ createdAt, ...account }) => {
    const data = { ...account, createdAt: new Date(createdAt) }
    const { count } = await client.account.createMany({ data, skipDuplicates: true })
    return count === 1
  },
  userOf: async (account) => {
    const where = { provider_accountId: account }
    return (await client.account.findUnique({ where, select: { userId: true } }))?.userId ?? null
  },
  of: async (userId) => {
    const select = { provider: true, accountId: true, createdAt: true } as const
    const rows = await client.account.findMany({ where: { userId }, orderBy: { createdAt: 'asc' }, select })
    return rows.map(({ createdAt, ...account }) => ({ ...account, createdAt: createdAt.getTime() }))
  },
  remove: async (userId, provider) => {
    await client.account.deleteMany({ where: { userId, provider } })
  },
})
