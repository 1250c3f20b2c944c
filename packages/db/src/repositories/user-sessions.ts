import type { Client } from '../client.ts'
import { counting } from './sessions.ts'

/** A session as its owner looks at it. */
export interface SessionRecord {
  readonly sessionId: string
  readonly createdAt: number
  /** When it was last used, to some minutes. */
  readonly seenAt: number
  readonly device: string | null
}

/** A user's sessions, as they look after them. */
export interface UserSessions {
  /** The user's that count, the last used first. */
  liveOf(userId: string, now: number): Promise<readonly SessionRecord[]>
  /** Ends one of the user's; false when they have none of this id that counts. */
  endOneOf(userId: string, sessionId: string, at: number): Promise<boolean>
  /** Ends all of the user's but this one. */
  endOthersOf(userId: string, sessionId: string, at: number): Promise<void>
}

export const userSessionsIn = (client: Client): UserSessions => ({
  liveOf: async (userId, now) => {
    const select = { id: true, createdAt: true, seenAt: true, device: true } as const
    const where = { userId, ...counting(now) }
    const rows = await client.session.findMany({ where, orderBy: { seenAt: 'desc' }, select })
    return rows.map(({ id, createdAt, seenAt, device }) => ({
      sessionId: id,
      createdAt: createdAt.getTime(),
      seenAt: seenAt.getTime(),
      device,
    }))
  },
  endOneOf: async (userId, sessionId, at) => {
    const where = { id: sessionId, userId, ...counting(at) }
    return (await client.session.updateMany({ where, data: { endedAt: new Date(at) } })).count === 1
  },
  endOthersOf: async (userId, sessionId, at) => {
    const where = { userId, id: { not: sessionId }, endedAt: null }
    await client.session.updateMany({ where, data: { endedAt: new Date(at) } })
  },
})
