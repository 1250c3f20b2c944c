import type { Client } from '../client.ts'

/** Who a provider says that somebody is. */
export interface ProviderAccount {
  readonly provider: string
  readonly accountId: string
}

export interface Accounts {
  /** False when the account signs somebody in already. */
  add(account: ProviderAccount & { readonly userId: string; readonly createdAt: number }): Promise<boolean>
  userOf(account: ProviderAccount): Promise<string | null>
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
})
