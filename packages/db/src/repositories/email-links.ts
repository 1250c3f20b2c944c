import type { Client } from '../client.ts'

export type LinkPurpose = 'verify' | 'reset' | 'change'

export interface NewEmailLink {
  /** SHA-256 over the link's token, as hexadecimal digits. */
  readonly digest: string
  readonly userId: string
  readonly purpose: LinkPurpose
  /** Where it is sent. */
  readonly email: string
  readonly createdAt: number
  readonly expiresAt: number
}

export interface EmailLinkRecord {
  readonly userId: string
  readonly email: string
}

/** Links that were sent by mail and not used yet. */
export interface EmailLinks {
  add(link: NewEmailLink): Promise<void>
  /** Whose it is, as long as it is good: for a look before it is used. */
  find(digest: string, purpose: LinkPurpose, now: number): Promise<EmailLinkRecord | null>
  /** Uses it up: null for all who come after the first, and once it has run out. */
  take(digest: string, purpose: LinkPurpose, now: number): Promise<EmailLinkRecord | null>
  /** Those of a user for a purpose count no more. */
  forgetOf(userId: string, purpose: LinkPurpose): Promise<void>
  forgetExpired(now: number): Promise<void>
}

export const emailLinksIn = (client: Client): EmailLinks => ({
  add: async ({ createdAt, expiresAt, ...link }) => {
    const data = { ...link, createdAt: new Date(createdAt), expiresAt: new Date(expiresAt) }
    await client.emailLink.create({ data, select: { digest: true } })
  },
  find: (digest, purpose, now) => {
    const where = { digest, purpose, expiresAt: { gt: new Date(now) } }
    return client.emailLink.findFirst({ where, select: { userId: true, email: true } })
  },
  take: async (digest, purpose, now) => {
    const [taken] = await client.$queryRaw<EmailLinkRecord[]>`
      DELETE FROM "EmailLink"
      WHERE "digest" = ${digest} AND "purpose" = ${purpose} AND "expiresAt" > ${new Date(now)}
      RETURNING "userId", "email"`
    return taken ?? null
  },
  forgetOf: async (userId, purpose) => {
    await client.emailLink.deleteMany({ where: { userId, purpose } })
  },
  forgetExpired: async (now) => {
    await client.emailLink.deleteMany({ where: { expiresAt: { lte: new Date(now) } } })
  },
})
