import type { Database } from '@skelly/db'
import type { Policy } from '@skelly/protocol'
import { networkOf } from '../addresses/network-of.ts'
import { countedLimit, type CountedLimit } from '../limits/counted-limit.ts'

/** Bounds how many mails with links are asked for. */
export interface MailLimits {
  /** By the e-mail address that they go to, whether or not there is an account. */
  mayMail(email: string, now: number): Promise<boolean>
  /** By where they are asked for; null when it is not known, then nobody is refused. */
  mayAsk(address: string | null, now: number): Promise<boolean>
}

export const mailLimits = (database: Database, { accounts }: Policy): MailLimits => {
  const { mailsAnAccount, mailsAnAddress, mailsWithin: within } = accounts
  const sent: CountedLimit = countedLimit(database, { name: 'mail-to', most: mailsAnAccount, within })
  const asked: CountedLimit = countedLimit(database, { name: 'mail-from', most: mailsAnAddress, within })
  return {
    mayMail: (email, now) => sent.mayTake(email, now),
    mayAsk: async (address, now) => address === null || asked.mayTake(networkOf(address), now),
  }
}
