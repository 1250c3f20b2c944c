import { newId, type Database } from '@skelly/db'
import { ok, refuse, type Result } from '@skelly/protocol'
import { playerName, type NameRefusal, type PlayerName } from '../names/player-name.ts'
import { emailAddress } from './email-address.ts'
import { hashPassword, isPassword } from './password.ts'

export interface SigningUp {
  readonly email: string
  readonly password: string
  readonly name: string
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
  { email, password, name, now }: SigningUp,
): Promise<Result<SignedUp, SignUpRefusal>> => {
  const address = emailAddress(email)
  if (address === null) return refuse('bad-email')
  if (!isPassword(password)) return refuse('bad-password')
  const named: Result<PlayerName, NameRefusal> = playerName(name)
  if (!named.ok) return named
  const passwordHash = await hashPassword(password)
  const [userId, playerId] = [newId(), newId()]
  return database.attempt(async ({ players, users }) => {
    const { name: shown, key } = named.value
    const isNewAddress = await users.add({ id: userId, email: address, passwordHash, createdAt: now })
    if (!isNewAddress) return refuse('email-taken')
    const isNewName = await players.add({ id: playerId, userId, name: shown, nameKey: key, createdAt: now })
    return isNewName ? ok({ userId, playerId, name: shown }) : refuse('name-taken')
  })
}
