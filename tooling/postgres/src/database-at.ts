import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ownDatabaseUrl } from './own-database-url.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** The database that DATABASE_URL names, or the one that `npm start` runs from this checkout. */
export const databaseAt = (env: NodeJS.ProcessEnv): Promise<string> => {
  const given = env['DATABASE_URL'] ?? ''
  if (given !== '') return Promise.resolve(given)
  const folder = resolve(root, env['SKELLY_DATA'] ?? '.data', 'postgres')
  return ownDatabaseUrl({ folder, port: Number(env['SKELLY_DB_PORT'] ?? '3103') })
}
