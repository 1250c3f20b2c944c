import type { Client } from '../client.ts'

export interface GameServers {
  /** The server lives at this moment; the first beat makes it known. */
  beat(id: string, at: number): Promise<void>
  lastBeat(id: string): Promise<number | null>
  /** When its process came up. */
  startOf(id: string): Promise<number | null>
}

export const gameServersIn = (client: Client): GameServers => ({
  beat: async (id, at) => {
    const beatAt = new Date(at)
    const create = { id, startedAt: beatAt, beatAt }
    await client.gameServer.upsert({ where: { id }, create, update: { beatAt }, select: { id: true } })
  },
  lastBeat: async (id) => {
    const server = await client.gameServer.findUnique({ where: { id }, select: { beatAt: true } })
    return server?.beatAt.getTime() ?? null
  },
  startOf: async (id) => {
    const server = await client.gameServer.findUnique({ where: { id }, select: { startedAt: true } })
    return server?.startedAt.getTime() ?? null
  },
})
