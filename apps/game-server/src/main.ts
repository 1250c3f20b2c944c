import { readEnv } from './env.ts'
import { GameServer } from './game-server.ts'
import { openLog } from './log.ts'

/** A process that does not come to its end within this many ms is ended. */
const PATIENCE = 9_000

const env = readEnv()
const log = openLog(env.stage)
const server = new GameServer(env, log)

const stop = async (): Promise<void> => {
  log.info({}, 'stopping')
  setTimeout(() => process.exit(1), PATIENCE).unref()
  await server.stop()
  process.exit(0)
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())
await server.start()
