import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { setTimeout as wait } from 'node:timers/promises'

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url))

/** The real game server in a process of its own, which can be killed. */
export interface ServerProcess {
  readonly address: string
  /** As `kill -9` does. */
  kill(): Promise<number | null>
  /** As a deploy does; resolves with the exit code. */
  terminate(): Promise<number | null>
  /** Stands still, as a machine does that is out of breath, until `resume`. */
  pause(): void
  resume(): void
  /** Resolves when the process is gone, whoever ended it. */
  readonly gone: Promise<number | null>
}

export const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  probe.close()
  await once(probe, 'close')
  return address.port
}

export const startServer = async (
  port: number,
  env: Readonly<Record<string, string>>,
): Promise<ServerProcess> => {
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      SKELLY_STAGE: 'test',
      SKELLY_GAME_HOST: '127.0.0.1',
      SKELLY_GAME_PORT: String(port),
      ...env,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const gone = exitOf(child)
  const address = `http://127.0.0.1:${port}`
  await ready(address, child).catch((problem: unknown) => {
    // nothing of it is to answer at this port later on
    child.kill('SIGKILL')
    throw problem
  })
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    child.kill(signal)
    return gone
  }
  const pause = (): void => void child.kill('SIGSTOP')
  const resume = (): void => void child.kill('SIGCONT')
  return { address, gone, pause, resume, kill: () => end('SIGKILL'), terminate: () => end('SIGTERM') }
}

/** Whether a process is there and works; one that stands still says nothing. */
export const isUp = (address: string): Promise<boolean> =>
  fetch(`${address}/readyz`, { signal: AbortSignal.timeout(3000) }).then(
    ({ status }) => status === 200,
    () => false,
  )

const exitOf = async (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => child.once('exit', (code) => resolve(code)))

const ready = async (address: string, child: ChildProcess): Promise<void> => {
  for (let tries = 0; tries < 600; tries += 1) {
    if (child.exitCode !== null) throw new Error(`the game server ended with ${child.exitCode}`)
    if (await isUp(address)) return
    await wait(50)
  }
  throw new Error('the game server is not ready')
}
