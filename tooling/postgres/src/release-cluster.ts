import { databaseAccount } from './account.ts'
import { findBinaries } from './binaries.ts'
import { clearTheWay } from './clear-the-way.ts'
import { clusterIn } from './cluster.ts'

/**
 * Stops a database server that a killed process left behind in this folder, so that its port is free again.
 * Rejects with one line when another running process uses it.
 */
export async function releaseCluster(folder: string): Promise<void> {
  const account = await databaseAccount()
  await clearTheWay(clusterIn(folder, account, await findBinaries(account)))
}
