import type { Database } from '@skelly/db'
import { POLICY, type AdminRole } from '@skelly/protocol'
import { TOTP } from 'otpauth'
import { acceptAdminInvite } from '../../src/admin/accept-admin-invite.ts'
import { offerAuthenticator } from '../../src/admin/offer-authenticator.ts'
import { COMMAND_LINE } from '../../src/admin/actor.ts'
import { newAdminInvite } from '../../src/admin/new-admin-invite.ts'

export const NOON = 1_800_000_000_000
export const SECRET = 'a desk secret for tests, long enough'
export const PASSWORD = 'correct horse battery'
export const STEP = 30_000

export interface Desker {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly recoveryCodes: readonly string[]
  /** What their authenticator shows at a moment. */
  readonly codeAt: (now: number) => string
}

export const codeOf = (secret: string, now: number): string =>
  new TOTP({ secret }).generate({ timestamp: now })

/** An invite's token, from the command line. @throws with the refusal */
export const invite = async (
  database: Database,
  email: string,
  role: AdminRole,
  now = NOON,
): Promise<string> => {
  const invited = await newAdminInvite(database, POLICY, { email, role, by: COMMAND_LINE, now })
  if (!invited.ok) throw new Error(invited.refusal)
  return invited.value.token
}

/** Sets an account at the desk up by an invite's link, as the page does. */
export const setUp = async (database: Database, token: string, name: string, now = NOON): Promise<Desker> => {
  const offer = await offerAuthenticator(database, { token, secret: SECRET, now })
  if (offer === null) throw new Error('no offer')
  const code = codeOf(offer.secret, now)
  const form = { token, name, password: PASSWORD, sealed: offer.sealed, code, secret: SECRET, now }
  const accepted = await acceptAdminInvite(database, form)
  if (!accepted.ok) throw new Error(accepted.refusal)
  const { email, recoveryCodes } = accepted.value
  const { id = '' } = (await database.admins.byEmail(email)) ?? {}
  return { id, name, email, recoveryCodes, codeAt: (at) => codeOf(offer.secret, at) }
}

/** Somebody at the desk, whose first code of noon is used up. */
export const desker = async (
  database: Database,
  name: string,
  role: AdminRole,
  now = NOON,
): Promise<Desker> =>
  setUp(database, await invite(database, `${name.toLowerCase()}@example.org`, role, now), name, now)
