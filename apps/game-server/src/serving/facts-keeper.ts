import { completeFacts, type Database } from '@skelly/services'
import type { HostLog } from '../host/host-log.ts'
import { repeatLogged } from './repeat-logged.ts'

/** How often it is looked for replays without facts, in ms: a process of the version before may still store some. */
const EVERY = 3_600_000

/** Gives replays their facts that were stored before there were any, in the background, beginning now. */
export const factsKeeper = ({
  database,
  log,
}: {
  readonly database: Database
  readonly log: HostLog
}): (() => void) => {
  const stopping = new AbortController()
  const stop = repeatLogged(EVERY, { what: 'completing facts of replays', log }, async () => {
    const { added, unreadable } = await completeFacts(database, stopping.signal)
    if (added > 0) log.info({ added }, 'replays can be looked for now')
    if (unreadable.length > 0) log.warn({ unreadable }, 'replays that can not be played to their end')
  })
  return () => {
    stopping.abort()
    stop()
  }
}
