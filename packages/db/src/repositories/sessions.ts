import type { Client } from '../client.ts'

export interface NewSession {
  readonly id: string
  readonly userId: string
  readonly createdAt: number
  readonly expiresAt: number
  /** The browser as it names itself; null where it does not. */
  readonly device?: string | null
}

/** A session that counts, with the player whose it is. */
export interface LiveSession {
  readonly sessionId: string
  readonly userId: string
  readonly playerId: string
  readonly name: string
}

export interface Sessions {
  add(session: NewSession): Promise<void>
  /** Null when it has ended or run out, or never was. */
  live(sessionId: string, now: number): Promise<LiveSession | null>
  /** Those of the ids whose sessions still count. */
  liveAmong(sessionIds: readonly string[], now: number): Promise<readonly string[]>
  /** It is used; written only where the last time is older than `before`. */
  see(sessionId: string, at: number, before: number): Promise<void>
  end(sessionId: string, at: number): Promise<void>
  endAllOf(userId: string, at: number): Promise<void>
}

export const sessionsIn = (client: Client): Sessions => ({
  add: async ({ createdAt, expiresAt, ...session }) => {
    const data = {
      ...session,
      createdAt: new Date(createdAt),
      expiresAt: new Date(expiresAt),
      seenAt: new Date(createdAt),
    }
    await client.session.create({ data, select: { id: true } })
  },
  live: async (sessionId, now) => {
    const session = await client.session.findFirst({
      where: { id: sessionId, ...counting(now) },
      select: { userId: true, user: { select: { player: { select: { id: true, name: true } } } } },
    })
    const player = session?.user.player
    if (!session || !player) return null
    return { sessionId, userId: session.userId, playerId: player.id, name: player.name }
  },
  liveAmong: async (sessionIds, now) => {
    const where = { id: { in: [...sessionIds] }, ...counting(now) }
    const sessions = await client.session.findMany({ where, select: { id: true } })
    return sessions.map(({ id }) => id)
  },
  see: async (sessionId, at, before) => {
    const where = { id: sessionId, seenAt: { lt: new Date(before) } }
    await client.session.updateMany({ where, data: { seenAt: new Date(at) } })
  },
  end: async (sessionId, at) => {
    await client.session.updateMany({
      where: { id: sessionId, endedAt: null },
      data: { endedAt: new Date(at) },
    })
  },
  endAllOf: async (userId, at) => {
    await client.session.updateMany({ where: { userId, endedAt: null }, data: { endedAt: new Date(at) } })
  },
})

/** Neither ended nor run out. */
export const counting = (
  now: number,
): { readonly endedAt: null; readonly expiresAt: { readonly gt: Date } } => ({
  endedAt: null,
  expiresAt: { gt: new Date(now) },
})
