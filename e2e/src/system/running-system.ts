import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { BadLine, type BadLineOptions, type Troubles } from '@skelly/bad-line'
import { startTestPostgres } from '@skelly/postgres'
import { freePort, waitUntil } from '@skelly/processes'
import { servicesUrl, startSystem, type System } from '@skelly/supervisor'

const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '')

/** What the system under test is told. */
export interface SystemWishes {
  /** Shortened policies (SKELLY_POLICY). */
  readonly policy: Readonly<Record<string, number>>
  /** Where the game server kills itself (SKELLY_FAULT), or '' for nowhere. */
  readonly fault: string
  /** How bad everybody's line to the game server is; null for as good as this machine's. */
  readonly line: LineWishes | null
  /** Another service to sign in with; null for none. */
  readonly oidc: OidcWishes | null
}

/** Where an OpenID Connect provider is, and the key to it. */
export interface OidcWishes {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  readonly name: string
}

export type LineWishes = Pick<BadLineOptions, 'seed' | 'weather'>

/** The whole product, running for the journeys of one worker. */
export interface RunningSystem {
  /** The web app's origin. */
  readonly web: string
  /** The admin app's origin. */
  readonly admin: string
  /** The game server's origin. */
  readonly game: string
  /** The database, as its owner: the services come by a role of their own. */
  readonly database: string
  /** Where the letters lie that the system wrote. */
  readonly mail: string
  /** Kills the game server as `kill -9` does; resolves when the supervisor has brought it back and it is ready. */
  readonly killGameServer: () => Promise<void>
  /** How often the game server was started anew, whoever killed it. */
  readonly restarts: () => number
  /** What the bad line has done so far; null where there is none. */
  readonly troubles: () => Troubles | null
  readonly stop: () => Promise<void>
}

/** Where browsers find the game server. */
export const GAME_HOST = '127.0.0.1'

/** Long enough for a busy machine. */
const READY_WITHIN = 60_000

const oidcIn = (oidc: OidcWishes | null): Readonly<Record<string, string>> =>
  oidc === null
    ? {}
    : {
        OIDC_ISSUER: oidc.issuer,
        OIDC_ID: oidc.clientId,
        OIDC_SECRET: oidc.clientSecret,
        OIDC_NAME: oidc.name,
      }

export const runSystem = async ({
  fault,
  line: wished,
  oidc,
  policy,
}: SystemWishes): Promise<RunningSystem> => {
  const data = await mkdtemp(join(tmpdir(), 'skelly-journeys-'))
  const database = await startTestPostgres()
  const ports = { web: await freePort(), admin: await freePort(), game: await freePort() }
  const line = wished === null ? null : await BadLine.open({ ...wished, port: ports.game })
  const services = {
    kind: 'elsewhere',
    url: servicesUrl(database.url, 'services'),
    ownerUrl: database.url,
  } as const
  const said: string[] = []
  const system = await startSystem({
    root,
    settings: { ports, data, database: services },
    outside: {
      ...process.env,
      SKELLY_STAGE: 'test',
      SKELLY_POLICY: JSON.stringify(policy),
      ...oidcIn(oidc),
      ...(fault === '' ? {} : { SKELLY_FAULT: fault }),
      SKELLY_GAME_URL: gameUrl(line?.port ?? ports.game),
    },
    stopping: new AbortController().signal,
    say: (line) => said.push(line),
  })
  return {
    web: `http://localhost:${String(ports.web)}`,
    admin: `http://localhost:${String(ports.admin)}`,
    game: gameUrl(ports.game),
    database: database.url,
    mail: join(data, 'mail'),
    killGameServer: () => killGameServer(system, ports.game),
    restarts: () => said.filter((line) => line.startsWith('game server') && line.includes('again in')).length,
    troubles: () => line?.troubles ?? null,
    stop: async () => {
      await line?.close()
      await system.stop()
      await database.stop()
      await rm(data, { recursive: true, force: true })
    },
  }
}

/** By its number, unlike the web app's: a browser can be told to take another way to it. */
const gameUrl = (port: number): string => `http://${GAME_HOST}:${String(port)}`

const killGameServer = async (system: System, port: number): Promise<void> => {
  const killed = system.pidOf('game server')
  if (killed === null) throw new Error('the game server is not running')
  process.kill(killed, 'SIGKILL')
  const isBack = async (): Promise<boolean> => {
    const pid = system.pidOf('game server')
    return pid !== null && pid !== killed && (await isReady(port))
  }
  if (!(await waitUntil(isBack, { within: READY_WITHIN })))
    throw new Error('the game server did not come back')
}

const isReady = async (port: number): Promise<boolean> => {
  try {
    return (await fetch(`http://localhost:${String(port)}/readyz`)).status === 200
  } catch {
    return false // nobody listens yet
  }
}
