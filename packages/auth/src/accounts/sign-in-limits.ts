import type { Database } from '@skelly/db'
import type { Policy } from '@skelly/protocol'
import { networkOf } from '../addresses/network-of.ts'
import { countedLimit } from '../limits/counted-limit.ts'
import { emailAddress } from './email-address.ts'

/** Who tries to sign in, from where and when. */
export interface Attempt {
  readonly email: string
  /** The network address; null when it is not known, then only the account is limited. */
  readonly address: string | null
  readonly now: number
}

/** Counts failures to sign in (policies, Sign-in). */
export interface SignInLimits {
  /** Counts an attempt as a failure before it is known, so that many at once gain nothing. False: wait. */
  admit(attempt: Attempt): Promise<boolean>
  /** The attempt succeeded after all. */
  forgive(attempt: Attempt): Promise<void>
  /**
   * Somebody has just made this account, or shown in another way that it is theirs, and signs in next: one attempt
   * within a minute is let in, whatever was counted before, until they have signed in.
   */
  expect(coming: Pick<Attempt, 'email' | 'now'>): Promise<void>
}

const MINUTE = 60_000

/**
 * Limits that all web processes share and that outlive them: the count is kept in the database.
 * @param door '' for the players'; another door counts apart
 */
export const signInLimits = (
  database: Database,
  { signIn }: Policy,
  door: '' | 'admin-' = '',
): SignInLimits => {
  const expected = (email: string): string => `${door}sign-in-expected:${email}`
  const accounts = countedLimit(database, {
    name: `${door}sign-in`,
    most: signIn.failuresAMinuteAnAccount,
    within: MINUTE,
  })
  const addresses = countedLimit(database, {
    name: `${door}sign-in-from`,
    most: signIn.failuresInTenMinutesAnAddress,
    within: 10 * MINUTE,
  })
  const isAdmitted = async ({ email, address, now }: Attempt): Promise<boolean> =>
    (address === null || (await addresses.mayTake(networkOf(address), now))) &&
    (await accounts.mayTake(email, now))
  return {
    admit: async (attempt) =>
      (await isAdmitted(attempt)) || database.limitCounts.use(expected(attempt.email), attempt.now),
    forgive: async ({ email, address }) => {
      await accounts.clear(email)
      await database.limitCounts.clear(expected(email))
      if (address !== null) await addresses.giveBack(networkOf(address))
    },
    expect: async ({ email, now }) => {
      const key = expected(emailAddress(email) ?? email)
      await database.limitCounts.clear(key)
      await database.limitCounts.take({ key, within: MINUTE, now })
    },
  }
}
