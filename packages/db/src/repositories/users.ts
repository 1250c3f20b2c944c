import type { Client } from '../client.ts'

export interface NewUser {
  readonly id: string
  readonly email: string | null
  readonly passwordHash: string | null
  readonly createdAt: number
}

export interface Credentials {
  readonly userId: string
  readonly passwordHash: string | null
}

export interface UserRecord extends Credentials {
  /** Null for people of a provider that gives none. */
  readonly email: string | null
  /** When they showed that mail to the address reaches them; null before. */
  readonly emailVerifiedAt: number | null
  readonly createdAt: number
}

export interface Users {
  /** False when the e-mail address is taken. */
  add(user: NewUser): Promise<boolean>
  byId(id: string): Promise<UserRecord | null>
  credentialsOf(email: string): Promise<Credentials | null>
  /** Holds the row until the transaction ends; false when there is none. */
  lock(id: string): Promise<boolean>
  /** Mail to the address reached them. Nothing happens where it is not theirs any more, or was verified before. */
  verifyEmail(id: string, email: string, at: number): Promise<void>
  /** Moves the user to a verified address; false when it is somebody else's. */
  changeEmail(id: string, email: string, at: number): Promise<boolean>
  setPassword(id: string, passwordHash: string): Promise<void>
  /** The same where it is still the one so far; whether it was. */
  replacePassword(id: string, before: string, passwordHash: string): Promise<boolean>
  /** With sessions, links and providers' accounts. */
  remove(id: string): Promise<void>
}

const columns = { id: true, email: true, emailVerifiedAt: true, passwordHash: true, createdAt: true } as const

export const usersIn = (client: Client): Users => ({
  add: async ({ createdAt, ...user }) => {
    const data = { ...user, createdAt: new Date(createdAt) }
    const { count } = await client.user.createMany({ data, skipDuplicates: true })
    return count === 1
  },
  byId: async (id) => {
    const user = await client.user.findUnique({ where: { id }, select: columns })
    if (user === null) return null
    const { id: userId, emailVerifiedAt, createdAt, ...rest } = user
    return {
      ...rest,
      userId,
      emailVerifiedAt: emailVerifiedAt?.getTime() ?? null,
      createdAt: createdAt.getTime(),
    }
  },
  credentialsOf: async (email) => {
    const user = await client.user.findUnique({ where: { email }, select: { id: true, passwordHash: true } })
    return user === null ? null : { userId: user.id, passwordHash: user.passwordHash }
  },
  lock: async (id) => {
    const rows = await client.$queryRaw<unknown[]>`SELECT 1 FROM "User" WHERE "id" = ${id}::uuid FOR UPDATE`
    return rows.length === 1
  },
  verifyEmail: async (id, email, at) => {
    const where = { id, email, emailVerifiedAt: null }
    await client.user.updateMany({ where, data: { emailVerifiedAt: new Date(at) } })
  },
  changeEmail: (id, email, at) => changeEmail(client, { id, email, at }),
  setPassword: async (id, passwordHash) => {
    await client.user.update({ where: { id }, data: { passwordHash }, select: { id: true } })
  },
  replacePassword: async (id, before, passwordHash) =>
    (await client.user.updateMany({ where: { id, passwordHash: before }, data: { passwordHash } })).count ===
    1,
  remove: async (id) => {
    await client.user.delete({ where: { id }, select: { id: true } })
  },
})

const changeEmail = async (
  client: Client,
  { at, email, id }: { readonly id: string; readonly email: string; readonly at: number },
): Promise<boolean> => {
  if ((await client.user.count({ where: { email, id: { not: id } } })) > 0) return false
  const data = { email, emailVerifiedAt: new Date(at) }
  await client.user.update({ where: { id }, data, select: { id: true } })
  return true
}
