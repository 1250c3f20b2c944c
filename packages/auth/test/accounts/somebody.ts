import { newId, type Database } from '@skelly/db'
import { signUp } from '../../src/accounts/sign-up.ts'

export const NOON = 1_800_000_000_000
export const PASSWORD = 'correct horse battery'

export interface Somebody {
  readonly userId: string
  readonly playerId: string
  readonly name: string
  readonly email: string
}

/** An account with its player. */
export const somebody = async (database: Database, name: string): Promise<Somebody> => {
  const email = `${name.toLowerCase()}@example.org`
  const signedUp = await signUp(database, { email, password: PASSWORD, name, now: NOON })
  if (!signedUp.ok) throw new Error(signedUp.refusal)
  return { ...signedUp.value, email }
}

/** A session of theirs that counts for a day. */
export const sessionOf = async (database: Database, { userId }: Somebody): Promise<string> => {
  const id = newId()
  await database.sessions.add({
    id,
    userId,
    createdAt: NOON,
    expiresAt: NOON + 86_400_000,
    device: 'Firefox',
  })
  return id
}
