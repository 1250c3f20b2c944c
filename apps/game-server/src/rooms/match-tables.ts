import { matchMaker, ServerError } from '@colyseus/core'
import { ROOMS } from '@skelly/protocol'
import type { HostLog } from '../host/host-log.ts'
import { GONE } from './gone.ts'

/** How soon a table that could not be put up is tried again, in ms. */
const TRY_AGAIN = 1_000

/** Puts up the rooms of matches, until each stands or its match is gone. */
export class MatchTables {
  readonly #log: HostLog
  readonly #beingPutUp = new Set<string>()
  #isClosed = false

  constructor(log: HostLog) {
    this.#log = log
  }

  /** Resolves when the table stands, or will be tried again by itself. Once is enough, however often it is asked. */
  async putUp(matchId: string): Promise<void> {
    if (this.#isClosed || this.#beingPutUp.has(matchId) || doesStand(matchId)) return
    this.#beingPutUp.add(matchId)
    try {
      await matchMaker.createRoom(ROOMS.match, { matchId })
    } catch (error) {
      if (!isGone(error)) this.#tryAgain(matchId, error)
    } finally {
      this.#beingPutUp.delete(matchId)
    }
  }

  /** No more tables: the process ends. */
  close(): void {
    this.#isClosed = true
  }

  #tryAgain(matchId: string, error: unknown): void {
    this.#log.warn({ matchId, error }, 'the table is not up yet')
    setTimeout(() => void this.putUp(matchId), TRY_AGAIN)
  }
}

const doesStand = (matchId: string): boolean => {
  // Colyseus' type does not say that there may be none
  const room: unknown = matchMaker.getLocalRoomById(matchId)
  return room !== undefined
}

const isGone = (error: unknown): boolean => error instanceof ServerError && error.code === GONE
