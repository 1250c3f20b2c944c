import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { commandOf, isSameProcess, waitUntil } from '@skelly/processes'
import type { Cluster } from './cluster.ts'

/**
 * Sees to it that nobody runs the cluster: stops a postmaster that its parent left behind and removes the pid file
 * of one that is gone. Throws when another running process of ours uses the cluster.
 */
export async function clearTheWay(cluster: Cluster): Promise<void> {
  const pidFile = join(cluster.data, 'postmaster.pid')
  const pid = Number.parseInt(await readIfThere(pidFile), 10)
  if (Number.isNaN(pid)) return
  if (!(await isPostmasterOf(cluster, pid))) {
    await rm(pidFile, { force: true })
    return
  }
  const owner = await readIfThere(cluster.ownerFile)
  if (owner !== '' && (await isSameProcess(owner))) {
    throw new Error(`the database in ${cluster.data} is in use by process ${Number.parseInt(owner, 10)}`)
  }
  await stopOrphan(cluster, pid)
}

async function stopOrphan(cluster: Cluster, pid: number): Promise<void> {
  const isGone = async (): Promise<boolean> => !(await isPostmasterOf(cluster, pid))
  // fast shutdown first, immediate shutdown if it takes too long (PostgreSQL's words for these signals)
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    process.kill(pid, signal)
    if (await waitUntil(isGone, { within: 15_000 })) return
  }
  throw new Error(`the database process ${pid} that was left behind in ${cluster.data} does not end`)
}

/** The number may belong to another program by now. */
async function isPostmasterOf(cluster: Cluster, pid: number): Promise<boolean> {
  return (await commandOf(pid)).includes(cluster.data)
}

async function readIfThere(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return ''
    throw error
  }
}
