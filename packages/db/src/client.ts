import type { Prisma } from './generated/client.ts'

/** What a repository speaks to: the database itself or one open transaction. */
export type Client = Prisma.TransactionClient
