import { escapeIdentifier } from 'pg'
import { databaseUrl } from './database-url.ts'
import { withClient } from './with-client.ts'

/** Creates the database on this server if it is not there; answers its URL. */
export async function ensureDatabase(url: string, database: string): Promise<string> {
  await withClient(url, async (client) => {
    const found = await client.query('select from pg_database where datname = $1', [database])
    if (found.rowCount === 0) await client.query(`create database ${escapeIdentifier(database)}`)
  })
  return databaseUrl(url, database)
}
