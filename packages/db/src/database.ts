import { PrismaPg } from '@prisma/adapter-pg'
import type { Result } from '@skelly/engine'
import { attemptWith } from './attempt-with.ts'
import { PrismaClient } from './generated/client.ts'
import { repositoriesIn, type Repositories } from './repositories.ts'
import type { Transaction } from './transaction.ts'
import { withRetries } from './with-retries.ts'

/** PostgreSQL behind its repositories. */
export interface Database extends Repositories {
  /**
   * Does all of `work` or nothing of it, at READ COMMITTED: what is decided on must be locked. `work` runs again when
   * the database gives it up for a deadlock, so it may do nothing but speak to its repositories.
   */
  readonly transaction: Transaction
  /** A transaction whose refusal undoes whatever was written before it. */
  attempt<Value, Refusal extends string>(
    work: (repositories: Repositories) => Promise<Result<Value, Refusal>>,
  ): Promise<Result<Value, Refusal>>
  /** Reads that are all of one moment, whatever is written meanwhile. Nothing may be written in it. */
  readonly snapshot: Transaction
  /** @throws when the database does not answer */
  ping(): Promise<void>
  close(): Promise<void>
}

/** Milliseconds that a transaction may wait for a connection, and then take. */
const patience = { maxWait: 10_000, timeout: 20_000 }
/** Milliseconds until a server that does not answer counts as away. */
const connectionTimeoutMillis = 5_000

/** Opens connections to `url` as they are needed. */
export const openDatabase = (url: string): Database => {
  const adapter = new PrismaPg({ connectionString: url, connectionTimeoutMillis })
  const client = new PrismaClient({ adapter, errorFormat: 'minimal' })
  const transaction: Transaction = (work) =>
    withRetries(() => client.$transaction((open) => work(repositoriesIn(open)), patience))
  const snapshot: Transaction = (work) =>
    client.$transaction((open) => work(repositoriesIn(open)), {
      ...patience,
      isolationLevel: 'RepeatableRead',
    })
  return {
    ...repositoriesIn(client),
    transaction,
    snapshot,
    attempt: (work) => attemptWith(transaction, work),
    ping: async () => {
      await client.$queryRaw`SELECT 1`
    },
    close: () => client.$disconnect(),
  }
}
