import type { Client } from '../client.ts'

export interface AdminInviteRecord {
  readonly email: string
  /** moderator or admin. */
  readonly role: string
  readonly createdAt: number
  readonly expiresAt: number
}
export interface NewAdminInvite extends AdminInviteRecord {
  /** SHA-256 over the link's token, 64 hexadecimal digits. */
  readonly digest: string
}

/** Links that make somebody an admin or a moderator. */
export interface AdminInvites {
  /** Until the transaction ends nobody else adds an invite or uses one up. */
  lockAll(): Promise<void>
  add(invite: NewAdminInvite): Promise<void>
  /** Null when there is none, or it has run out. */
  byDigest(digest: string, now: number): Promise<AdminInviteRecord | null>
  /** Uses it up; null when there is none, or it has run out. */
  take(digest: string, now: number): Promise<AdminInviteRecord | null>
  /** Takes back all of an address; how many there were. */
  removeOf(email: string): Promise<number>
  /** Those that can still be used, the newest first. */
  open(now: number): Promise<readonly AdminInviteRecord[]>
  forgetExpired(now: number): Promise<void>
}

const columns = { email: true, role: true, createdAt: true, expiresAt: true } as const

export const adminInvitesIn = (client: Client): AdminInvites => ({
  lockAll: async () => {
    await client.$executeRaw`LOCK TABLE "AdminInvite" IN SHARE ROW EXCLUSIVE MODE`
  },
  add: async ({ createdAt, expiresAt, ...invite }) => {
    const data = { ...invite, createdAt: new Date(createdAt), expiresAt: new Date(expiresAt) }
    await client.adminInvite.create({ data, select: { digest: true } })
  },
  byDigest: async (digest, now) => {
    const where = { digest, expiresAt: { gt: new Date(now) } }
    const row = await client.adminInvite.findFirst({ where, select: columns })
    return row === null ? null : recordOf(row)
  },
  take: async (digest, now) => {
    const [row] = await client.$queryRaw<Row[]>`
      DELETE FROM "AdminInvite" WHERE "digest" = ${digest} AND "expiresAt" > ${new Date(now)}
      RETURNING "email", "role", "createdAt", "expiresAt"`
    return row === undefined ? null : recordOf(row)
  },
  removeOf: async (email) => (await client.adminInvite.deleteMany({ where: { email } })).count,
  open: async (now) => {
    const where = { expiresAt: { gt: new Date(now) } }
    const rows = await client.adminInvite.findMany({
      where,
      orderBy: [{ createdAt: 'desc' }, { digest: 'asc' }],
      select: columns,
    })
    return rows.map(recordOf)
  },
  forgetExpired: async (now) => {
    await client.adminInvite.deleteMany({ where: { expiresAt: { lte: new Date(now) } } })
  },
})

type Row = Omit<AdminInviteRecord, 'createdAt' | 'expiresAt'> & {
  readonly createdAt: Date
  readonly expiresAt: Date
}

const recordOf = ({ createdAt, expiresAt, ...row }: Row): AdminInviteRecord => ({
  ...row,
  createdAt: createdAt.getTime(),
  expiresAt: expiresAt.getTime(),
})
