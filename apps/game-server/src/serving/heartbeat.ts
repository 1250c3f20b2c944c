import { beat, type Database } from '@skelly/services'
import type { HostLog } from '../host/host-log.ts'
import type { Hosting } from '../hosting/hosting.ts'
import { withinTime } from '../hosting/within-time.ts'
import { repeat } from './repeat.ts'

export interface HeartbeatParts {
  readonly database: Database
  readonly serverId: string
  readonly hosting: Hosting
  readonly log: HostLog
}

/** The last beat of a dead process tells its successor how long the matches have waited (R3.8). */
const EVERY = 1_000
const PATIENCE = 2_000

/** Says every second that this process lives. When that can not be said, its matches stand still. */
export const heartbeat = ({ database, serverId, hosting, log }: HeartbeatParts): (() => void) => {
  let isAway = false
  return repeat(EVERY, async () => {
    try {
      await withinTime(PATIENCE, beat(database, { serverId, now: Date.now() }))
      if (isAway) log.info({}, 'the database answers again')
      isAway = false
    } catch (error) {
      if (!isAway) log.warn({ error }, 'the database does not answer')
      isAway = true
      hosting.pauseAll()
    }
  })
}
