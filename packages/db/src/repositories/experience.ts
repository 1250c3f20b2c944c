import type { Client } from '../client.ts'

export interface NewXpEntry {
  readonly id: string
  readonly playerId: string
  readonly matchId: string
  readonly amount: number
  readonly at: number
}

export interface XpRecord {
  readonly playerId: string
  readonly amount: number
}

/** The ledger of XP. */
export interface Experience {
  add(entry: NewXpEntry): Promise<void>
  ofMatch(matchId: string): Promise<readonly XpRecord[]>
}

export const experienceIn = (client: Client): Experience => ({
  add: async ({ at, ...entry }) => {
    await client.xpEntry.create({ data: { ...entry, at: new Date(at) }, select: { id: true } })
  },
  ofMatch: (matchId) =>
    client.xpEntry.findMany({ where: { matchId }, select: { playerId: true, amount: true } }),
})
