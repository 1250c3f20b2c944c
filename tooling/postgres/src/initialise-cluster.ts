import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chown, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { superuser, type Cluster } from './cluster.ts'

const execute = promisify(execFile)

/** Makes the cluster's files when there are none. One that was interrupted while it was made is made again. */
export async function initialiseCluster(cluster: Cluster, flags: readonly string[] = []): Promise<void> {
  if ((await stat(cluster.data).catch(() => null)) !== null) return
  const half = `${cluster.data}.new`
  await rm(half, { recursive: true, force: true })
  await mkdir(half, { mode: 0o700 })
  await writeFile(cluster.passwordFile, randomBytes(24).toString('hex'), { mode: 0o600 })
  await handOver(cluster, half, cluster.passwordFile)
  await initdb(cluster, half, flags)
  await rename(half, cluster.data)
}

async function handOver({ account }: Cluster, ...paths: readonly string[]): Promise<void> {
  if (account === null) return
  for (const path of paths) await chown(path, account.uid, account.gid)
}

async function initdb(cluster: Cluster, data: string, flags: readonly string[]): Promise<void> {
  const args = [
    `--pgdata=${data}`,
    `--username=${superuser}`,
    `--pwfile=${cluster.passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // the same order and the same lower case on every machine, whatever locales it has
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    ...flags,
  ]
  await execute(cluster.binaries.initdb, args, { ...cluster.account, cwd: '/' })
}
