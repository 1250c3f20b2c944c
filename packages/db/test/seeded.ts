import { newId, type Database } from '../src/index.ts'

export const NOON = 1_800_000_000_000

export const addPlayer = async (database: Database, name: string): Promise<string> => {
  const [userId, id] = [newId(), newId()]
  await database.users.add({ id: userId, email: null, passwordHash: null, createdAt: NOON })
  await database.players.add({ id, userId, name, nameKey: name.toLowerCase(), createdAt: NOON })
  return id
}

export const addMatch = async (database: Database): Promise<string> => {
  const id = newId()
  await database.matches.add({ id, way: 'ranked', setupVersion: 1, setup: {}, openedAt: NOON })
  return id
}
