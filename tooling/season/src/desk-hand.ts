import { randomBytes } from 'node:crypto'
import { newId, type Database } from '@skelly/db'

/** Who decides the season's cases. */
export interface DeskHand {
  readonly id: string
  readonly name: string
}

/** Somebody at the desk as whom nobody can sign in: suspended, and there is no password and no authenticator. */
export const takeDesk = async ({ admins }: Database, now: number): Promise<DeskHand> => {
  const [id, name] = [newId(), `Season_${randomBytes(2).toString('hex')}`]
  const email = `${name.toLowerCase()}@season.invalid`
  const none = { passwordHash: 'none', totpSealed: 'none', totpStep: 0 }
  await admins.add({ id, email, name, role: 'moderator', ...none, createdAt: now })
  await admins.suspend(id, now)
  return { id, name }
}
