import { setTimeout as wait } from 'node:timers/promises'
import { Prisma } from './generated/client.ts'

const MOST_TRIES = 5
/** Prisma's word for a transaction that PostgreSQL gave up for a deadlock or a write conflict. */
const GIVEN_UP = 'P2034'

/** Runs `work` again, after a short and growing wait, as long as the database gave it up in favour of others. */
export const withRetries = async <Outcome>(work: () => Promise<Outcome>): Promise<Outcome> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work()
    } catch (error) {
      if (tries === MOST_TRIES || !isGivenUp(error)) throw error
      await wait(Math.random() * 20 * tries)
    }
  }
}

/** Raw statements report the server's own codes: 40001 serialization failure, 40P01 deadlock detected. */
const isGivenUp = (error: unknown): boolean =>
  error instanceof Prisma.PrismaClientKnownRequestError &&
  (error.code === GIVEN_UP || /\b40001\b|\b40P01\b/.test(error.message))
