import type { Client } from '../client.ts'

export interface NewSentGame {
  readonly id: string
  readonly playerId: string
  /** Its replay's, as hexadecimal digits. */
  readonly identity: string
  /** The level that it is an attempt at; null for a game. */
  readonly level: number | null
  readonly sentAt: number
}

/** Games and attempts from devices that were taken to be played again. */
export interface SentGames {
  add(game: NewSentGame): Promise<void>
  /** How many games the player has sent since a moment. */
  countSince(playerId: string, since: number): Promise<number>
  /** How many attempts at levels the player has sent since a moment. */
  countAttemptsSince(playerId: string, since: number): Promise<number>
  refuse(id: string, refusal: string): Promise<void>
}

export const sentGamesIn = (client: Client): SentGames => ({
  add: async ({ sentAt, ...game }) => {
    await client.sentGame.create({ data: { ...game, sentAt: new Date(sentAt) }, select: { id: true } })
  },
  countSince: (playerId, since) =>
    client.sentGame.count({ where: { playerId, level: null, sentAt: { gte: new Date(since) } } }),
  countAttemptsSince: (playerId, since) =>
    client.sentGame.count({ where: { playerId, level: { not: null }, sentAt: { gte: new Date(since) } } }),
  refuse: async (id, refusal) => {
    await client.sentGame.update({ where: { id }, data: { refusal }, select: { id: true } })
  },
})
