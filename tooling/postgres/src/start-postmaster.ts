import { open, readFile, writeFile } from 'node:fs/promises'
import { markOf, startGuarded, waitUntil, type Exit, type Guarded } from '@skelly/processes'
import { superuser, type Cluster } from './cluster.ts'
import { withClient } from './with-client.ts'

export interface PostmasterOptions {
  readonly port: number
  /** Settings beyond those that every cluster of ours has. */
  readonly settings?: Readonly<Record<string, string>>
  /** A folder that goes with the postmaster when we are killed. */
  readonly removeAfter?: string
}

export interface Postmaster {
  /** Names the maintenance database `postgres`. */
  readonly url: string
  readonly stop: () => Promise<void>
  /** Resolves when the server has ended, whoever ended it. */
  readonly ended: Promise<Exit>
}

/** The kernel may hold on to what a killed predecessor had for a moment. */
const attempts = 3
const readyWithin = 30_000

/** Starts the server over an initialised cluster and waits until it answers. */
export async function startPostmaster(cluster: Cluster, options: PostmasterOptions): Promise<Postmaster> {
  const password = await readFile(cluster.passwordFile, 'utf8')
  const url = `postgresql://${superuser}:${password}@127.0.0.1:${options.port}/postgres`
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const guarded = await launch(cluster, options)
    if (await answers(guarded, url)) {
      return {
        url,
        stop: async () => {
          await guarded.stop()
        },
        ended: guarded.exit,
      }
    }
    await guarded.stop()
  }
  throw new Error(
    `PostgreSQL does not start, its last words are in ${cluster.log}:\n${await lastWords(cluster)}`,
  )
}

async function launch(cluster: Cluster, options: PostmasterOptions): Promise<Guarded> {
  await writeFile(cluster.ownerFile, (await markOf(process.pid)) ?? '')
  const log = await open(cluster.log, 'a')
  try {
    return await startGuarded({
      command: cluster.binaries.postgres,
      args: ['-D', cluster.data, ...flags(options)],
      cwd: '/',
      account: cluster.account,
      stdio: ['ignore', log.fd, log.fd],
      stopSignal: 'SIGINT',
      grace: 20,
      ...(options.removeAfter !== undefined && { removeAfter: options.removeAfter }),
    })
  } finally {
    await log.close()
  }
}

function flags({ port, settings = {} }: PostmasterOptions): readonly string[] {
  const all = { port: String(port), listen_addresses: '127.0.0.1', unix_socket_directories: '', ...settings }
  return Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

/** False when the server ended instead. */
async function answers(guarded: Guarded, url: string): Promise<boolean> {
  const ended = guarded.exit.then(() => 'ended' as const)
  const ready = waitUntil(() => canConnect(url), { within: readyWithin })
  return (await Promise.race([ended, ready])) === true
}

async function canConnect(url: string): Promise<boolean> {
  try {
    await withClient(url, (client) => client.query('select 1'))
    return true
  } catch {
    return false // not yet, or never: whoever waits knows for how long
  }
}

async function lastWords(cluster: Cluster): Promise<string> {
  return (await readFile(cluster.log, 'utf8')).trimEnd().split('\n').slice(-5).join('\n')
}
