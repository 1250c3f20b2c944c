import { join } from 'node:path'
import { startDatabase } from './database.ts'
import { environmentOf } from './environment.ts'
import { keepRunning, type Kept } from './keep-running.ts'
import { runToEnd } from './run-to-end.ts'
import { keptSecrets } from './secrets.ts'
import { servicesOn, type Service, type ServiceName } from './services.ts'
import type { Settings } from './settings.ts'

export interface SystemOptions {
  readonly settings: Settings
  /** The checkout, built. */
  readonly root: string
  /** What takes over from the usual environment of every process, and the PATH to find programs by. */
  readonly outside: NodeJS.ProcessEnv
  /** Interrupts the start. */
  readonly stopping: AbortSignal
  readonly say: (line: string) => void
}

export interface System {
  readonly services: readonly Service[]
  /** The process that runs at this moment as this service; null between two. */
  readonly pidOf: (name: ServiceName) => number | null
  /** Stops everything, the last one started first. */
  readonly stop: () => Promise<void>
}

/** What has been started so far; each knows how to stop. */
interface Started {
  readonly stops: (() => Promise<void>)[]
  readonly kept: Map<ServiceName, Kept>
}

/**
 * Starts the database, brings it up to date, and starts the services, each when the one before is well. Rejects when
 * something fails or the start is interrupted; whatever was started is stopped then.
 */
export async function startSystem(options: SystemOptions): Promise<System> {
  const started: Started = { stops: [], kept: new Map() }
  const stop = async (): Promise<void> => {
    for (const stopOne of started.stops.splice(0).reverse()) await stopOne()
  }
  try {
    await startAll(options, started)
  } catch (error) {
    await stop()
    throw error
  }
  const services = servicesOn(options.settings.ports)
  return { services, stop, pidOf: (name) => started.kept.get(name)?.pid() ?? null }
}

async function startAll(options: SystemOptions, started: Started): Promise<void> {
  const { settings, outside, stopping, say } = options
  stopping.throwIfAborted()
  const database = await startDatabase(settings.database, settings.data, say)
  started.stops.push(database.stop)
  const secrets = await keptSecrets(settings.data)
  const places = { ports: settings.ports, databaseUrl: database.url, mailFolder: mailFolderIn(settings) }
  const env = environmentOf({ ...places, secrets, outside })
  await migrate(options, { ...env, DATABASE_OWNER_URL: database.ownerUrl ?? undefined })
  for (const service of servicesOn(settings.ports)) {
    stopping.throwIfAborted()
    await startService(service, options, env, started)
  }
}

/** Where letters lie while no SMTP server is set that sends them. */
export function mailFolderIn({ data }: Settings): string {
  return join(data, 'mail')
}

async function migrate({ root, stopping, say }: SystemOptions, env: NodeJS.ProcessEnv): Promise<void> {
  say('bringing the database up to date')
  const cwd = join(root, 'packages', 'db')
  await runToEnd({ name: 'the migration', command: 'node', args: ['--run', 'migrate'], cwd, env }, stopping)
}

async function startService(
  service: Service,
  { settings, root, stopping, say }: SystemOptions,
  env: NodeJS.ProcessEnv,
  started: Started,
): Promise<void> {
  say(`starting ${service.name} on port ${service.port}`)
  const log = join(settings.data, 'logs', `${service.name.replace(' ', '-')}.log`)
  const kept = await keepRunning(service, { root, env, log, say, stopping })
  started.stops.push(kept.stop)
  started.kept.set(service.name, kept)
}
