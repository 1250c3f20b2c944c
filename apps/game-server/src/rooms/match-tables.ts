import { matchMaker, ServerError } from '@colyseus/core'
import { ROOMS } from '@skelly/protocol'
import type { HostLog } from '../host/host-log.ts'
import { GONE } from './gone.ts'

/** How soon a table that could not be put up is tried again, in ms. */
const TRY_AGAIN = 1_000

/** Puts up the rooms of matches, until each stands or its match is gone. */
export class MatchTables {
  readonly #log: HostLog
  #isClosed = false

  constructor(log: HostLog) {
    this.#log = log
  }

  /** Resolves when the table stands, or will be tried again by itself. */
  async putUp(matchId: string): Promise<void> {
    if (this.#isClosed) return
    try {
      await matchMaker.createRoom(ROOMS.match, { matchId })
    } catch (error) {
      if (error instanceof ServerError && error.code === GONE) return
      this.#log.warn({ matchId, error }, 'the table is not up yet')
      setTimeout(() => void this.putUp(matchId), TRY_AGAIN)
    }
  }

  /** No more tables: the process ends. */
  close(): void {
    this.#isClosed = true
  }
}
