import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@skelly/processes'
import { databaseAccount } from './account.ts'
import { findBinaries } from './binaries.ts'
import { clusterIn } from './cluster.ts'
import { ensureDatabase } from './ensure-database.ts'
import { initialiseCluster } from './initialise-cluster.ts'
import type { Postgres } from './start-postgres.ts'
import { startPostmaster } from './start-postmaster.ts'

export interface TestPostgresOptions {
  /** Brings the template to where every test begins, for example by migrating it. */
  readonly prepare?: (templateUrl: string) => Promise<void>
}

/** Nothing of a test has to survive a power cut. */
const fast = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', shared_buffers: '32MB' }

/**
 * Starts a throw-away cluster on a free port, for one run of a test suite. `url` names the template that
 * `createTestDatabase` copies for each test file. `stop` removes everything; so does the end of this process.
 */
export async function startTestPostgres({ prepare }: TestPostgresOptions = {}): Promise<Postgres> {
  const folder = await mkdtemp(join(tmpdir(), 'skelly-postgres-'))
  // the folder is ours; the database's account only passes through it to its own
  await chmod(folder, 0o711)
  const account = await databaseAccount()
  const cluster = clusterIn(folder, account, await findBinaries(account))
  await initialiseCluster(cluster, ['--no-sync'])
  const server = await startPostmaster(cluster, {
    port: await freePort(),
    settings: fast,
    removeAfter: folder,
  })
  const stop = async (): Promise<void> => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    const url = await ensureDatabase(server.url, 'template_skelly')
    await prepare?.(url)
    return { url, stop, ended: server.ended }
  } catch (error) {
    await stop()
    throw error
  }
}
