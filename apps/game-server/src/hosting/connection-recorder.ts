import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '@skelly/services'
import type { ConnectionEvent } from '../host/connection-event.ts'
import type { HostLog } from '../host/host-log.ts'
import { OneAtATime } from '../host/one-at-a-time.ts'
import { withinTime } from './within-time.ts'

/** Longer than this, in ms, and a store counts as away. */
const PATIENCE = 4_000
/** How long it is waited before each further attempt, in ms; after the last one the events are given up. */
const PAUSES = [500, 2_000, 5_000, 10_000, 20_000]
/** So many events wait at most. */
const MOST = 2_000

export interface RecorderParts {
  readonly database: Pick<Database, 'connectionEvents'>
  readonly log: HostLog
  /** Other pauses than these, for tests. */
  readonly pauses?: readonly number[]
}

/** Writes down what becomes of connections, in order, without anybody waiting for it: no game fails with it. */
export class ConnectionRecorder {
  readonly #parts: RecorderParts
  readonly #line = new OneAtATime()
  #waiting = 0

  constructor(parts: RecorderParts) {
    this.#parts = parts
  }

  record(matchId: string, event: ConnectionEvent): void {
    if (this.#waiting >= MOST) {
      this.#parts.log.error({ matchId, event }, 'too much waits to be written: this is not kept')
      return
    }
    this.#waiting += 1
    void this.#line.run(() => this.#write(matchId, event)).finally(() => (this.#waiting -= 1))
  }

  /** Resolves when what was recorded until now is written, or given up. */
  idle(): Promise<void> {
    return this.#line.idle()
  }

  async #write(matchId: string, event: ConnectionEvent): Promise<void> {
    for (const pause of [0, ...(this.#parts.pauses ?? PAUSES)]) {
      try {
        if (pause > 0) await wait(pause)
        await withinTime(PATIENCE, this.#parts.database.connectionEvents.add(matchId, [event]))
        return
      } catch (error) {
        this.#parts.log.warn({ matchId, event, error }, 'not written down yet')
      }
    }
    this.#parts.log.error({ matchId, event }, 'what became of a connection is not kept')
  }
}
