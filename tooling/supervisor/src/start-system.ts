import { join } from 'node:path'
import { clearedDatabase, startDatabase } from './database.ts'
import { environmentOf } from './environment.ts'
import { insistOnFreePorts } from './insist-on-free-ports.ts'
import { keepRunning } from './keep-running.ts'
import { runToEnd } from './run-to-end.ts'
import { keptSecrets } from './secrets.ts'
import { servicesOn, type Service } from './services.ts'
import type { Settings } from './settings.ts'

export interface SystemOptions {
  readonly settings: Settings
  /** The checkout. */
  readonly root: string
  /** Interrupts the start. */
  readonly stopping: AbortSignal
  readonly say: (line: string) => void
}

export interface System {
  readonly services: readonly Service[]
  /** Stops everything, the last one started first. */
  readonly stop: () => Promise<void>
}

type Started = (() => Promise<void>)[]

/**
 * Builds what is not built, starts the database, brings it up to date, and starts the services, each when the one
 * before is well. Rejects with one line when something is in the way or fails; whatever was started is stopped then.
 */
export async function startSystem(options: SystemOptions): Promise<System> {
  const started: Started = []
  const stop = async (): Promise<void> => {
    for (const stopOne of started.splice(0).reverse()) await stopOne()
  }
  try {
    return { services: await startAll(options, started), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function startAll(options: SystemOptions, started: Started): Promise<readonly Service[]> {
  const { settings, stopping, say } = options
  const { web, game } = settings.ports
  await insistOnFreePorts({ web, 'game server': game })
  const database = await clearedDatabase(settings.database)
  if (database.kind === 'own') await insistOnFreePorts({ database: database.port })
  await build(options)
  stopping.throwIfAborted()
  const { url, stop } = await startDatabase(database, say)
  started.push(stop)
  const env = environmentOf(settings.ports, await keptSecrets(settings.data), url, process.env)
  await migrate(options, env)
  return startServices(options, env, started)
}

async function build({ root, stopping, say }: SystemOptions): Promise<void> {
  say('building what is not built')
  const args = ['run', 'generate', 'build', '--log-order=grouped', '--output-logs=new-only']
  await runToEnd({ name: 'the build', command: 'turbo', args, cwd: root }, stopping)
}

async function migrate({ root, stopping, say }: SystemOptions, env: NodeJS.ProcessEnv): Promise<void> {
  say('bringing the database up to date')
  const cwd = join(root, 'packages', 'db')
  await runToEnd({ name: 'the migration', command: 'node', args: ['--run', 'migrate'], cwd, env }, stopping)
}

async function startServices(
  { settings, root, stopping, say }: SystemOptions,
  env: NodeJS.ProcessEnv,
  started: Started,
): Promise<readonly Service[]> {
  const services = servicesOn(settings.ports)
  for (const service of services) {
    stopping.throwIfAborted()
    say(`starting ${service.name} on port ${service.port}`)
    const log = join(settings.data, 'logs', `${service.name.replace(' ', '-')}.log`)
    const kept = await keepRunning(service, { root, env, log, say, stopping })
    started.push(kept.stop)
  }
  return services
}
