import { readFile } from 'node:fs/promises'
import { clusterIn, superuser } from './cluster.ts'
import { databaseAccount } from './account.ts'
import { databaseUrl } from './database-url.ts'
import { findBinaries } from './binaries.ts'
import { placeFor } from './place-for.ts'
import type { PostgresOptions } from './start-postgres.ts'

/**
 * Where the database `skelly` is that another process of ours runs from this folder and on this port. Rejects when no
 * database was ever started there.
 */
export async function ownDatabaseUrl({ folder, port }: PostgresOptions): Promise<string> {
  const account = await databaseAccount()
  const { passwordFile } = clusterIn(await placeFor(folder), account, await findBinaries(account))
  const password = await readFile(passwordFile, 'utf8')
  return databaseUrl(`postgresql://${superuser}:${password}@127.0.0.1:${port}/postgres`, 'skelly')
}
