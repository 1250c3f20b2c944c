import { mkdir, open, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { startGuarded, waitUntil, type Guarded } from '@skelly/processes'
import { isHealthy } from './is-healthy.ts'
import type { Service } from './services.ts'
import { wasSleeping } from './was-sleeping.ts'
import { wordsFor } from './words-for.ts'

export interface Keeping {
  /** The checkout's root. */
  readonly root: string
  readonly env: NodeJS.ProcessEnv
  /** Where its output goes. */
  readonly log: string
  readonly say: (line: string) => void
  /** Interrupts the wait for its first health. */
  readonly stopping: AbortSignal
}

/** A service that is started again whenever it ends by itself. */
export interface Kept {
  /** The process that runs at this moment; null between two. */
  readonly pid: () => number | null
  readonly stop: () => Promise<void>
}

const healthyWithin = 60_000
/** Milliseconds until the next attempt: doubled each time, back to the first after a good while. */
const backoff = { first: 500, longest: 30_000, goodWhile: 60_000 }

/** Starts the service and waits until it is healthy; from then on it is kept running. Rejects if it never was. */
export async function keepRunning(service: Service, keeping: Keeping): Promise<Kept> {
  const stopping = new AbortController()
  let current: Guarded | null = await launch(service, keeping)
  await firstHealth(service, keeping, current)
  const kept = keep()
  return {
    pid: () => current?.child.pid ?? null,
    stop: async () => {
      stopping.abort()
      await current?.stop()
      await kept
    },
  }

  async function keep(): Promise<void> {
    let pause = backoff.first
    while (current !== null) {
      const begun = performance.now()
      const exit = await current.exit
      current = null
      if (stopping.signal.aborted) return
      pause = performance.now() - begun > backoff.goodWhile ? backoff.first : pause
      keeping.say(
        `${service.name} ${wordsFor(exit)}; again in ${pause / 1000} s (its output: ${keeping.log})`,
      )
      if (!(await wasSleeping(pause, stopping.signal))) return
      pause = Math.min(pause * 2, backoff.longest)
      current = await launch(service, keeping)
      void announceHealth(service, keeping, current)
    }
  }
}

async function launch(
  { folder, command, args, env }: Service,
  { root, log, ...keeping }: Keeping,
): Promise<Guarded> {
  const cwd = join(root, folder)
  const path = `${join(cwd, 'node_modules', '.bin')}:${keeping.env['PATH'] ?? ''}`
  await mkdir(dirname(log), { recursive: true })
  const output = await open(log, 'a')
  try {
    return await startGuarded({
      command,
      args,
      cwd,
      env: { ...keeping.env, ...env(keeping.env), PATH: path },
      stdio: ['ignore', output.fd, output.fd],
      stopSignal: 'SIGTERM',
      grace: 12,
    })
  } finally {
    await output.close()
  }
}

async function firstHealth(service: Service, { log, stopping }: Keeping, guarded: Guarded): Promise<void> {
  const ended = guarded.exit.then((exit) => `${service.name} ${wordsFor(exit)} before it was well`)
  const isDecided = async (): Promise<boolean> => stopping.aborted || (await isHealthy(service.port))
  const outcome = await Promise.race([ended, waitUntil(isDecided, { within: healthyWithin })])
  if (outcome === true && !stopping.aborted) return
  await guarded.stop()
  stopping.throwIfAborted()
  const problem =
    typeof outcome === 'string' ? outcome : `${service.name} is not well after ${healthyWithin / 1000} s`
  throw new Error(`${problem} (its output: ${log})\n${await lastWords(log)}`)
}

async function lastWords(log: string): Promise<string> {
  return (await readFile(log, 'utf8')).trimEnd().split('\n').slice(-8).join('\n')
}

async function announceHealth(service: Service, { say }: Keeping, guarded: Guarded): Promise<void> {
  const isUp = async (): Promise<boolean> =>
    guarded.child.exitCode === null && (await isHealthy(service.port))
  if (await waitUntil(isUp, { within: healthyWithin })) say(`${service.name} is up again`)
}
