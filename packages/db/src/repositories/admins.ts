import type { Client } from '../client.ts'

export interface NewAdmin {
  readonly id: string
  /** Trimmed and in lower case. */
  readonly email: string
  readonly name: string
  /** moderator or admin. */
  readonly role: string
  readonly passwordHash: string
  /** The authenticator's secret, sealed. */
  readonly totpSealed: string
  /** The last step of 30 s whose code was used. */
  readonly totpStep: number
  readonly createdAt: number
}

export interface AdminRecord extends NewAdmin {
  /** Since when they may not enter; null for those who may. */
  readonly suspendedAt: number | null
}

/** What setting all of it anew changes. */
export type AdminRenewal = Omit<NewAdmin, 'email' | 'createdAt'>

/** Those at the desk as they are listed. */
export interface ListedAdmin extends Pick<AdminRecord, 'id' | 'email' | 'name' | 'role' | 'createdAt'> {
  readonly suspendedAt: number | null
  /** When they last signed in; null for never. */
  readonly signedInAt: number | null
}

/** Who works at the desk. */
export interface Admins {
  /** False when the e-mail address is somebody's. */
  add(admin: NewAdmin): Promise<boolean>
  byId(id: string): Promise<AdminRecord | null>
  byEmail(email: string): Promise<AdminRecord | null>
  /** Whether somebody else has the name, whatever its case. */
  isNameTaken(name: string, id: string): Promise<boolean>
  /** In the order of their names. */
  list(): Promise<readonly ListedAdmin[]>
  /** Holds the row until the transaction ends. */
  lock(id: string): Promise<AdminRecord | null>
  lockByEmail(email: string): Promise<AdminRecord | null>
  /**
   * Holds all rows until the transaction ends: who changes roles or suspends decides on how many admins there are.
   */
  lockAll(): Promise<void>
  /** How many admins may enter. */
  countAdmins(): Promise<number>
  setRole(id: string, role: string): Promise<void>
  suspend(id: string, at: number): Promise<void>
  restore(id: string): Promise<void>
  /** Name, role, password and authenticator anew. */
  renew(renewal: AdminRenewal): Promise<void>
  /** Uses up the codes of a step of 30 s and all before it; false when they were used. */
  useStep(id: string, step: number): Promise<boolean>
}

const columns = {
  ...{ id: true, email: true, name: true, role: true, passwordHash: true },
  ...{ totpSealed: true, totpStep: true, createdAt: true, suspendedAt: true },
} as const

export const adminsIn = (client: Client): Admins => ({
  add: async ({ createdAt, ...admin }) => {
    const data = { ...admin, createdAt: new Date(createdAt) }
    return (await client.admin.createMany({ data, skipDuplicates: true })).count === 1
  },
  byId: (id) => read(client, { id }),
  byEmail: (email) => read(client, { email }),
  isNameTaken: (name, id) => isNameTaken(client, name, id),
  list: () => list(client),
  lock: async (id) => {
    await client.$queryRaw`SELECT 1 FROM "Admin" WHERE "id" = ${id}::uuid FOR UPDATE`
    return read(client, { id })
  },
  lockByEmail: async (email) => {
    await client.$queryRaw`SELECT 1 FROM "Admin" WHERE "email" = ${email} FOR UPDATE`
    return read(client, { email })
  },
  lockAll: async () => {
    await client.$queryRaw`SELECT 1 FROM "Admin" ORDER BY "id" FOR UPDATE`
  },
  countAdmins: () => client.admin.count({ where: { role: 'admin', suspendedAt: null } }),
  setRole: async (id, role) => {
    await client.admin.update({ where: { id }, data: { role }, select: { id: true } })
  },
  suspend: async (id, at) => {
    await client.admin.update({ where: { id }, data: { suspendedAt: new Date(at) }, select: { id: true } })
  },
  restore: async (id) => {
    await client.admin.update({ where: { id }, data: { suspendedAt: null }, select: { id: true } })
  },
  renew: async ({ id, ...data }) => {
    await client.admin.update({ where: { id }, data, select: { id: true } })
  },
  useStep: async (id, totpStep) => {
    const where = { id, totpStep: { lt: totpStep } }
    return (await client.admin.updateMany({ where, data: { totpStep } })).count === 1
  },
})

const isNameTaken = async (client: Client, name: string, id: string): Promise<boolean> => {
  const rows = await client.$queryRaw<unknown[]>`
    SELECT 1 FROM "Admin" WHERE lower("name") = lower(${name}) AND "id" <> ${id}::uuid`
  return rows.length > 0
}

const read = async (
  client: Client,
  where: { readonly id: string } | { readonly email: string },
): Promise<AdminRecord | null> => {
  const row = await client.admin.findUnique({ where, select: columns })
  if (row === null) return null
  const { createdAt, suspendedAt, ...rest } = row
  return { ...rest, createdAt: createdAt.getTime(), suspendedAt: suspendedAt?.getTime() ?? null }
}

const list = async (client: Client): Promise<readonly ListedAdmin[]> => {
  const lastSession = {
    orderBy: { createdAt: 'desc' },
    take: 1,
    select: { createdAt: true },
  } as const
  const rows = await client.admin.findMany({
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
    select: {
      ...{ id: true, email: true, name: true, role: true, createdAt: true, suspendedAt: true },
      sessions: lastSession,
    },
  })
  return rows.map(({ createdAt, sessions, suspendedAt, ...row }) => ({
    ...row,
    createdAt: createdAt.getTime(),
    suspendedAt: suspendedAt?.getTime() ?? null,
    signedInAt: sessions[0]?.createdAt.getTime() ?? null,
  }))
}
