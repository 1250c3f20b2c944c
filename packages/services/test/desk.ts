import { newId, type Database } from '@skelly/db'
import type { DeskHand } from '../src/index.ts'
import { NOON } from './table.ts'

/** Somebody who works at the desk. */
export const addModerator = async (database: Database, name: string): Promise<DeskHand> => {
  const id = newId()
  await database.admins.add({
    ...{ id, name, email: `${name.toLowerCase()}@example.org`, role: 'moderator' },
    ...{ passwordHash: 'none', totpSealed: 'none', totpStep: 0, createdAt: NOON },
  })
  return { id, name }
}
