import { liveSessions, type Database } from '@skelly/services'
import type { HostLog } from '../host/host-log.ts'
import type { Attendance } from '../rooms/attendance.ts'
import { repeat } from './repeat.ts'

export interface SessionSweepParts {
  readonly database: Database
  readonly attendance: Attendance
  /** ms between two looks */
  readonly every: number
  readonly log: HostLog
}

/** Closes the sockets of sessions that were revoked or have ended. */
export const sessionSweep = ({ database, attendance, every, log }: SessionSweepParts): (() => void) =>
  repeat(every, async () => {
    const sessionIds = attendance.sessionIds
    if (sessionIds.length === 0) return
    try {
      const live = await liveSessions(database, { sessionIds, now: Date.now() })
      attendance.keepOnly(live, sessionIds)
    } catch (error) {
      log.warn({ error }, 'the sessions could not be looked at')
    }
  })
