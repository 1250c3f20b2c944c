// The supervisor: starts the whole system, keeps it running and stops it again.
import { fileURLToPath } from 'node:url'
import { say } from './say.ts'
import { settingsFrom } from './settings.ts'
import { startSystem } from './start-system.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '')
const stopping = new AbortController()

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
// whoever called us is gone, however it ended
process.on('disconnect', stop)

try {
  await superviseUntilStopped()
} catch (error) {
  if (!stopping.signal.aborted) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
} finally {
  if (process.connected) process.disconnect()
}

async function superviseUntilStopped(): Promise<void> {
  const settings = settingsFrom(process.env, root)
  const system = await startSystem({ settings, root, stopping: stopping.signal, say })
  for (const { name, port } of system.services) say(`${name.padEnd(12)} http://localhost:${port}`)
  say('everything is up; Ctrl-C stops it')
  if (!stopping.signal.aborted)
    await new Promise((resolve) => {
      stopping.signal.addEventListener('abort', resolve)
    })
  say('stopping')
  await system.stop()
  say('stopped')
}

function stop(): void {
  stopping.abort()
}
