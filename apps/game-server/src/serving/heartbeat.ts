import { beat, type Database } from '@skelly/services'
import { systemClock } from '../host/host-clock.ts'
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
/** Longer than this without an answer, in ms, and the database counts as away. */
const PATIENCE = 4_000

/** Says every second that this process lives. When that can not be said, its matches stand still. */
export const heartbeat = ({ database, serverId, hosting, log }: HeartbeatParts): (() => void) => {
  let answeredAt = systemClock.now()
  let isAway = false
  return repeat(EVERY, async () => {
    const now = systemClock.now()
    try {
      await withinTime(PATIENCE, beat(database, { serverId, now }))
      if (isAway) log.info({ away: now - answeredAt }, 'the database answers again')
      answeredAt = now
      isAway = false
    } catch (error) {
      if (!isAway) log.warn({ error }, 'the database does not answer')
      isAway = true
      hosting.pauseAll(answeredAt)
    }
  })
}
