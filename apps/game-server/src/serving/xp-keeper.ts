import { completeXp, type Database } from '@skelly/services'
import type { HostLog } from '../host/host-log.ts'
import { repeatLogged } from './repeat-logged.ts'

/** How often it is looked for XP without its rows, in ms: a process of the version before may still give some. */
const EVERY = 3_600_000

/** Writes down what gave XP of games from before that was kept, in the background, beginning now. */
export const xpKeeper = ({
  database,
  log,
}: {
  readonly database: Database
  readonly log: HostLog
}): (() => void) => {
  const stopping = new AbortController()
  const stop = repeatLogged(EVERY, { what: 'explaining XP', log }, async () => {
    const { added, unexplained } = await completeXp(database, stopping.signal)
    if (added > 0) log.info({ added }, 'XP is told by what gave it now')
    if (unexplained.length > 0) log.warn({ unexplained }, 'games whose replay does not bear out their XP')
  })
  return () => {
    stopping.abort()
    stop()
  }
}
