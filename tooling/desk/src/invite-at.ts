import {
  COMMAND_LINE,
  inviteLink,
  newAdminInvite,
  openDatabase,
  type Database,
  type AdminInviteRefusal,
} from '@skelly/auth'
import { POLICY } from '@skelly/protocol'
import type { InviteWish } from './invite-wish.ts'

export type InviteAnswer =
  | {
      readonly ok: true
      readonly email: string
      /** To be handed over; nobody can read it again. */
      readonly link: string
      readonly expiresAt: number
      /** Whether they were at the desk before. */
      readonly isRenewal: boolean
    }
  | { readonly ok: false; readonly why: string }

export interface InvitePlace {
  /** The database. */
  readonly url: string
  /** The admin app's address as browsers know it. */
  readonly home: string
  readonly now: number
}

/** Invites somebody to the desk from the command line: a second invite for an address replaces the first. */
export const inviteAt = async ({ home, now, url }: InvitePlace, wish: InviteWish): Promise<InviteAnswer> => {
  const database = openDatabase(url)
  try {
    if (!(await doesAnswer(database))) return { ok: false, why: 'the database does not answer' }
    const invited = await newAdminInvite(database, POLICY, { ...wish, by: COMMAND_LINE, now })
    if (!invited.ok) return { ok: false, why: WORDS[invited.refusal](wish.email) }
    const { token, ...answer } = invited.value
    return { ok: true, ...answer, link: inviteLink(home.replace(/\/+$/, ''), token) }
  } finally {
    await database.close()
  }
}

const doesAnswer = async (database: Database): Promise<boolean> => {
  try {
    await database.ping()
    return true
  } catch {
    // whatever it was, it is told as that
    return false
  }
}

const WORDS = {
  'no-address': (email) => `${email} is no e-mail address`,
  'at-the-desk': (email) => `${email} is at the desk`,
  suspended: (email) => `${email} is suspended: an admin restores them first`,
  'is-admin': (email) =>
    `${email} is an admin, and an invite takes nobody's role away: invite with --role admin`,
} as const satisfies Readonly<Record<AdminInviteRefusal, (email: string) => string>>
