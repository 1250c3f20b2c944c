// The supervisor: starts the whole system, keeps it running and stops it again.
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { clearTheGround } from './clear-the-ground.ts'
import { runToEnd } from './run-to-end.ts'
import { say } from './say.ts'
import { settingsFrom, type Settings } from './settings.ts'
import { mailFolderIn, startSystem } from './start-system.ts'

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
  const settings = await clearTheGround(settingsFrom(process.env, root))
  await build(stopping.signal)
  const system = await startSystem({ settings, root, outside: process.env, stopping: stopping.signal, say })
  for (const { name, port } of system.services) say(`${name.padEnd(12)} http://localhost:${port}`)
  if (process.env['SMTP_URL'] === undefined) sayWhereMailLies(settings)
  say('moderators   are let in by a link: npm run admin:invite -- EMAIL --role admin')
  say('everything is up; Ctrl-C stops it')
  await endOf(stopping.signal)
  say('stopping')
  await system.stop()
  say('stopped')
}

function sayWhereMailLies(settings: Settings): void {
  const log = join(settings.data, 'logs', 'web.log')
  say(`mail         is written to ${mailFolderIn(settings)}, its links stand in ${log} (SMTP_URL sends it)`)
}

async function build(signal: AbortSignal): Promise<void> {
  say('building what is not built: the web applications take some minutes the first time')
  const args = ['run', 'generate', 'build', '--log-order=grouped', '--output-logs=new-only']
  await runToEnd({ name: 'the build', command: 'turbo', args, cwd: root }, signal)
}

function endOf(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    signal.addEventListener('abort', () => {
      resolve()
    })
  })
}

function stop(): void {
  stopping.abort()
}
