import type { Client } from '../client.ts'

export interface SpentTickets {
  /** True once for each id. */
  spend(ticketId: string, expiresAt: number): Promise<boolean>
  /** Forgets those that would be refused for their age anyway. */
  forget(expiredBefore: number): Promise<void>
}

export const spentTicketsIn = (client: Client): SpentTickets => ({
  spend: async (ticketId, expiresAt) => {
    const data = { id: ticketId, expiresAt: new Date(expiresAt) }
    const { count } = await client.spentTicket.createMany({ data, skipDuplicates: true })
    return count === 1
  },
  forget: async (expiredBefore) => {
    await client.spentTicket.deleteMany({ where: { expiresAt: { lt: new Date(expiredBefore) } } })
  },
})
