import { clearedDatabase } from './database.ts'
import { insistOnFreePorts } from './insist-on-free-ports.ts'
import type { Settings } from './settings.ts'

/**
 * Sees that nothing is in the way before anything is started: ports are free, and nobody uses our database's folder.
 * Answers the settings with the folder that the database really gets; rejects with one line.
 */
export async function clearTheGround(settings: Settings): Promise<Settings> {
  const { web, admin, game } = settings.ports
  await insistOnFreePorts({ web, admin, 'game server': game })
  const database = await clearedDatabase(settings.database)
  if (database.kind === 'own') await insistOnFreePorts({ database: database.port })
  return { ...settings, database }
}
