import type { Client } from '../client.ts'

export interface NewReplay {
  readonly id: string
  readonly matchId: string
  /** SHA-256 over the content less names and date, as hexadecimal digits. */
  readonly identity: string
  readonly format: number
  readonly text: string
  readonly playedAt: number
}

export interface ReplayRecord {
  readonly id: string
  readonly matchId: string | null
  readonly text: string
  readonly playedAt: number
}

export interface Replays {
  add(replay: NewReplay): Promise<void>
  byId(id: string): Promise<ReplayRecord | null>
  idOfMatch(matchId: string): Promise<string | null>
  identityOfMatch(matchId: string): Promise<string | null>
}

const columns = { id: true, matchId: true, text: true, playedAt: true } as const

export const replaysIn = (client: Client): Replays => ({
  add: async ({ playedAt, ...replay }) => {
    const data = { ...replay, playedAt: new Date(playedAt) }
    await client.replay.create({ data, select: { id: true } })
  },
  byId: async (id) => {
    const replay = await client.replay.findUnique({ where: { id }, select: columns })
    return replay === null ? null : { ...replay, playedAt: replay.playedAt.getTime() }
  },
  idOfMatch: async (matchId) =>
    (await client.replay.findUnique({ where: { matchId }, select: { id: true } }))?.id ?? null,
  identityOfMatch: async (matchId) =>
    (await client.replay.findUnique({ where: { matchId }, select: { identity: true } }))?.identity ?? null,
})
