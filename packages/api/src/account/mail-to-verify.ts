import { askToVerify } from '@skelly/auth'
import type { ApiContext } from '../setting/context.ts'

/** Sends a link that verifies a new account's e-mail address; nothing where there is none to verify. */
export const mailToVerify = async (
  { database, mail, now, policy }: ApiContext,
  { name, userId }: { readonly userId: string; readonly name: string },
): Promise<void> => {
  const asked = await askToVerify(database, policy, { userId, name, now: now() })
  if (asked.ok) await mail.verify(asked.value)
}
