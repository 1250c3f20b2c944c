import { escapeIdentifier } from 'pg'
import { databaseUrl } from './database-url.ts'
import { withClient } from './with-client.ts'

/**
 * Creates a database of that name as a copy of the one that `template` names; answers its URL. Nobody may be
 * connected to the template meanwhile. Rejects when the name is taken.
 */
export async function createTestDatabase(template: string, name: string): Promise<string> {
  const from = decodeURIComponent(new URL(template).pathname.slice(1))
  await withClient(databaseUrl(template, 'postgres'), (client) =>
    client.query(`create database ${escapeIdentifier(name)} template ${escapeIdentifier(from)}`),
  )
  return databaseUrl(template, name)
}
