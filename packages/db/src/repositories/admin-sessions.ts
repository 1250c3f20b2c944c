import type { Client } from '../client.ts'

export interface NewAdminSession {
  readonly id: string
  readonly adminId: string
  readonly createdAt: number
  readonly expiresAt: number
  /** The browser as it names itself; null where it does not. */
  readonly device: string | null
}

/** A session at the desk that counts, with whose it is as they are at this moment. */
export interface LiveAdmin {
  readonly sessionId: string
  readonly adminId: string
  readonly name: string
  readonly email: string
  /** moderator or admin. */
  readonly role: string
  readonly expiresAt: number
  /** When password and code were last shown again in it; null for never. */
  readonly steppedUpAt: number | null
}

export interface AdminSessions {
  add(session: NewAdminSession): Promise<void>
  /** Null when it has ended or run out, never was, or its owner is suspended. */
  live(sessionId: string, now: number): Promise<LiveAdmin | null>
  /** Password and code were shown again. */
  stepUp(sessionId: string, at: number): Promise<void>
  end(sessionId: string, at: number): Promise<void>
  endAllOf(adminId: string, at: number): Promise<void>
}

export const adminSessionsIn = (client: Client): AdminSessions => ({
  add: async ({ createdAt, expiresAt, ...session }) => {
    const data = { ...session, createdAt: new Date(createdAt), expiresAt: new Date(expiresAt) }
    await client.adminSession.create({ data, select: { id: true } })
  },
  live: (sessionId, now) => live(client, sessionId, now),
  stepUp: async (sessionId, at) => {
    const where = { id: sessionId, endedAt: null }
    await client.adminSession.updateMany({ where, data: { steppedUpAt: new Date(at) } })
  },
  end: async (sessionId, at) => {
    const where = { id: sessionId, endedAt: null }
    await client.adminSession.updateMany({ where, data: { endedAt: new Date(at) } })
  },
  endAllOf: async (adminId, at) => {
    const where = { adminId, endedAt: null }
    await client.adminSession.updateMany({ where, data: { endedAt: new Date(at) } })
  },
})

const live = async (client: Client, sessionId: string, now: number): Promise<LiveAdmin | null> => {
  const session = await client.adminSession.findFirst({
    where: { id: sessionId, endedAt: null, expiresAt: { gt: new Date(now) }, admin: { suspendedAt: null } },
    select: {
      ...{ adminId: true, expiresAt: true, steppedUpAt: true },
      admin: { select: { name: true, email: true, role: true } },
    },
  })
  if (session === null) return null
  const { admin, adminId, expiresAt, steppedUpAt } = session
  const times = { expiresAt: expiresAt.getTime(), steppedUpAt: steppedUpAt?.getTime() ?? null }
  return { sessionId, adminId, ...admin, ...times }
}
