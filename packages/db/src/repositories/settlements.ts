import type { Leaving, Voiding } from '@skelly/engine'
import type { Client } from '../client.ts'

export interface NewSettlement {
  readonly matchId: string
  readonly outcome: 'won' | 'void'
  readonly leaving: Leaving | null
  readonly voiding: Voiding | null
  /** Set when it goes to the moderators' queue (R10.7). */
  readonly abandonedFor: Leaving | Voiding | null
  readonly settledAt: number
}

export interface SettlementRecord {
  readonly outcome: string
  readonly leaving: string | null
  readonly voiding: string | null
  readonly abandonedFor: string | null
}

export interface Settlements {
  /** @throws when the match is settled already: lock it and look first */
  add(settlement: NewSettlement): Promise<void>
  of(matchId: string): Promise<SettlementRecord | null>
}

const columns = { outcome: true, leaving: true, voiding: true, abandonedFor: true } as const

export const settlementsIn = (client: Client): Settlements => ({
  add: async ({ settledAt, ...settlement }) => {
    const data = { ...settlement, settledAt: new Date(settledAt) }
    await client.settlement.create({ data, select: { matchId: true } })
  },
  of: (matchId) => client.settlement.findUnique({ where: { matchId }, select: columns }),
})
