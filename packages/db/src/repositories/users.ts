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

export interface Users {
  /** False when the e-mail address is taken. */
  add(user: NewUser): Promise<boolean>
  credentialsOf(email: string): Promise<Credentials | null>
}

export const usersIn = (client: Client): Users => ({
  add: async ({ createdAt, ...user }) => {
    const data = { ...user, createdAt: new Date(createdAt) }
    const { count } = await client.user.createMany({ data, skipDuplicates: true })
    return count === 1
  },
  credentialsOf: async (email) => {
    const user = await client.user.findUnique({ where: { email }, select: { id: true, passwordHash: true } })
    return user === null ? null : { userId: user.id, passwordHash: user.passwordHash }
  },
})
