import type { Client } from '../client.ts'

export interface PastNameRecord {
  readonly name: string
  readonly leftAt: number
}

/** Names that players had before. */
export interface PastNames {
  /** The player who had it; null for a name that nobody left. */
  ownerOf(nameKey: string): Promise<string | null>
  /** The player's, the last left first. */
  of(playerId: string): Promise<readonly PastNameRecord[]>
  keep(left: PastNameRecord & { readonly nameKey: string; readonly playerId: string }): Promise<void>
  /** The player has it again. */
  takeBack(nameKey: string, playerId: string): Promise<void>
  forgetAllOf(playerId: string): Promise<void>
}

export const pastNamesIn = (client: Client): PastNames => ({
  ownerOf: async (nameKey) =>
    (await client.pastName.findUnique({ where: { nameKey }, select: { playerId: true } }))?.playerId ?? null,
  of: async (playerId) => {
    const select = { name: true, leftAt: true } as const
    const names = await client.pastName.findMany({ where: { playerId }, orderBy: { leftAt: 'desc' }, select })
    return names.map(({ name, leftAt }) => ({ name, leftAt: leftAt.getTime() }))
  },
  keep: async ({ leftAt, ...left }) => {
    await client.pastName.create({ data: { ...left, leftAt: new Date(leftAt) }, select: { nameKey: true } })
  },
  takeBack: async (nameKey, playerId) => {
    await client.pastName.deleteMany({ where: { nameKey, playerId } })
  },
  forgetAllOf: async (playerId) => {
    await client.pastName.deleteMany({ where: { playerId } })
  },
})
