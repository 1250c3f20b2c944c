import { once } from 'node:events'
import { mkdtemp } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, startGuarded, waitUntil } from '@skelly/processes'
import { bringRedis } from './bring-redis.ts'

/** A Redis of its own that keeps nothing. */
export interface TestRedis {
  readonly url: string
  readonly stop: () => Promise<void>
}

/** ms in which Redis has to answer after its start */
const PATIENCE = 10_000

/**
 * Starts Redis for tests on the loopback address; null where there is none. In CI there has to be one.
 * @param port where one stood before; a free one unless it is said
 */
export const startTestRedis = async (port?: number): Promise<TestRedis | null> => {
  const isInCi = !['', '0', 'false'].includes(process.env['CI'] ?? '')
  const command = await bringRedis(isInCi)
  return command === null ? null : start(command, port ?? (await freePort()))
}

const start = async (command: string, port: number): Promise<TestRedis> => {
  const folder = await mkdtemp(join(tmpdir(), 'skelly-redis-'))
  const redis = await startGuarded({
    command,
    args: [
      '--port',
      String(port),
      '--bind',
      '127.0.0.1',
      '--dir',
      folder,
      '--save',
      '',
      '--appendonly',
      'no',
    ],
    stdio: 'ignore',
    stopSignal: 'SIGTERM',
    grace: 5,
    removeAfter: folder,
  })
  if (!(await waitUntil(() => answers(port), { within: PATIENCE }))) {
    await redis.stop()
    throw new Error(`Redis does not answer on port ${String(port)}`)
  }
  const stop = async (): Promise<void> => {
    await redis.stop()
  }
  return { url: `redis://127.0.0.1:${String(port)}`, stop }
}

const answers = async (port: number): Promise<boolean> => {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    socket.write('PING\r\n')
    const answer: readonly unknown[] = await once(socket, 'data')
    return String(answer[0]).startsWith('+PONG')
  } catch {
    return false // not listening yet
  } finally {
    socket.destroy()
  }
}
