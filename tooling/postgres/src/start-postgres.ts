import type { Exit } from '@skelly/processes'
import { databaseAccount } from './account.ts'
import { findBinaries } from './binaries.ts'
import { canReach } from './can-reach.ts'
import { clearTheWay } from './clear-the-way.ts'
import { clusterIn, type Cluster } from './cluster.ts'
import { ensureDatabase } from './ensure-database.ts'
import { initialiseCluster } from './initialise-cluster.ts'
import { makeFolder } from './make-folder.ts'
import { startPostmaster } from './start-postmaster.ts'

export interface PostgresOptions {
  /** Absolute; made when it is missing. See `placeFor` for a folder that suits every account. */
  readonly folder: string
  /** The port on 127.0.0.1. */
  readonly port: number
}

export interface Postgres {
  /** Names the database `skelly` and carries the password. */
  readonly url: string
  /** Fast shutdown: open transactions are rolled back, what was committed is kept. */
  readonly stop: () => Promise<void>
  /** Resolves when it has ended, whoever ended it. */
  readonly ended: Promise<Exit>
}

/**
 * Starts the PostgreSQL that came with the dependencies, on the loopback address. It ends when `stop` is called and
 * also when this process is killed. Rejects with one line when the folder can't be entered by the database's account
 * or is in use by another process.
 */
export async function startPostgres({ folder, port }: PostgresOptions): Promise<Postgres> {
  const cluster = await prepare(folder)
  await clearTheWay(cluster)
  await initialiseCluster(cluster)
  const { url, stop, ended } = await startPostmaster(cluster, { port })
  return { url: await ensureDatabase(url, 'skelly'), stop, ended }
}

async function prepare(folder: string): Promise<Cluster> {
  const account = await databaseAccount()
  await makeFolder(folder)
  if (!(await canReach(account, folder))) throw new Error(`the database's account can't enter ${folder}`)
  return clusterIn(folder, account, await findBinaries(account))
}
