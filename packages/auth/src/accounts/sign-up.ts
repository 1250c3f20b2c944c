import { newId, type Database } from '@skelly/db'
import { ok, refuse, type Result } from '@skelly/protocol'
import { playerName, type NameRefusal, type PlayerName } from '../names/player-name.ts'
import { emailAddress } from './email-address.ts'
import { hashPassword, isPassword } from './password.ts'
import { playerOfNewUser } from './player-of-new-user.ts'

export interface SigningUp {
  readonly email: string
  readonly password: string
  readonly name: string
  /** The guest who signs up: their player becomes the account's, with what was earned. Null for anybody else. */
  readonly guestId?: string | null
  readonly now: number
}

export interface SignedUp {
  readonly userId: string
  readonly playerId: string
  /** As it is shown from now on. */
  readonly name: string
}

export const SIGN_UP_REFUSALS = [
  'bad-email',
  'bad-password',
  'bad-name',
  'name-refused',
  'email-taken',
  'name-taken',
] as const
export type SignUpRefusal = (typeof SIGN_UP_REFUSALS)[number]

/** Makes an account with its player. */
export const signUp = async (
  database: Database,
  { email, password, name, guestId = null, now }: SigningUp,
): Promise<Result<SignedUp, SignUpRefusal>> => {
  const address = emailAddress(email)
  if (address === null) return refuse('bad-email')
  if (!isPassword(password)) return refuse('bad-password')
  const named: Result<PlayerName, NameRefusal> = playerName(name)
  if (!named.ok) return named
  const passwordHash = await hashPassword(password)
  const userId = newId()
  return database.attempt(async (repositories) => {
    const isNewAddress = await repositories.users.add({
      id: userId,
      email: address,
      passwordHash,
      createdAt: now,
    })
    if (!isNewAddress) return refuse('email-taken')
    const { name: shown, key: nameKey } = named.value
    const playerId = await playerOfNewUser(repositories, { userId, name: shown, nameKey, guestId, now })
    return playerId === null ? refuse('name-taken') : ok({ userId, playerId, name: shown })
  })
}
