import type { Policy } from '@skelly/protocol'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { networkOf } from '../addresses/network-of.ts'
import { mayTake } from '../limits/may-take.ts'

/** Who tries to sign in, and from where. */
export interface Attempt {
  readonly email: string
  /** The network address; null when it is not known, then only the account is limited. */
  readonly address: string | null
}

/** Counts failures to sign in (policies, Sign-in). */
export interface SignInLimits {
  /** Counts an attempt as a failure before it is known, so that many at once gain nothing. False: wait. */
  admit(attempt: Attempt): Promise<boolean>
  /** The attempt succeeded after all. */
  forgive(attempt: Attempt): Promise<void>
}

/** Limits that live in this process: the web app is one process. */
export const signInLimits = ({ signIn }: Policy): SignInLimits => {
  const accounts = new RateLimiterMemory({ points: signIn.failuresAMinuteAnAccount, duration: 60 })
  const addresses = new RateLimiterMemory({ points: signIn.failuresInTenMinutesAnAddress, duration: 600 })
  return {
    admit: async ({ email, address }) =>
      (address === null || (await mayTake(addresses, networkOf(address)))) &&
      (await mayTake(accounts, email)),
    forgive: async ({ email, address }) => {
      await accounts.delete(email)
      if (address !== null) await addresses.reward(networkOf(address))
    },
  }
}
