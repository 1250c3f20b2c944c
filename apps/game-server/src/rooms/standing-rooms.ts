import { matchMaker, ServerError } from '@colyseus/core'
import type { HostLog } from '../host/host-log.ts'
import { withinTime } from '../hosting/within-time.ts'
import { GONE } from './gone.ts'

/** A room whose listing takes longer, in ms, is not waited for: Redis may be away. */
const LISTED_WITHIN = 3_000
/** How soon a room that could not be put up is tried again, in ms. */
const TRY_AGAIN = 1_000

export interface StandingParts {
  /** One of ROOMS */
  readonly name: string
  /** What its onCreate is given. */
  readonly optionsOf: (id: string) => object
  readonly log: HostLog
}

/** Puts up the rooms of one kind at this process, until each stands or what it is for is gone. */
export class StandingRooms {
  readonly #parts: StandingParts
  readonly #beingPutUp = new Set<string>()
  #putUp: ReadonlySet<string> = new Set()
  #isClosed = false

  constructor(parts: StandingParts) {
    this.#parts = parts
  }

  /** Those that stand here. */
  get ids(): ReadonlySet<string> {
    this.#putUp = new Set([...this.#putUp].filter(doesStand))
    return this.#putUp
  }

  /** Whether the room stands, here or at another process. Rejects when the list of rooms does not answer. */
  async isListed(id: string): Promise<boolean> {
    // Colyseus' type does not say that there may be none
    const listed: unknown = await matchMaker.driver.findOne({ roomId: id })
    return listed !== null && listed !== undefined
  }

  /** Resolves when the room stands, or will by itself. Once is enough, however often it is asked. */
  async putUp(id: string): Promise<void> {
    if (this.#isClosed || this.#beingPutUp.has(id) || doesStand(id)) return
    this.#beingPutUp.add(id)
    try {
      await withinTime(LISTED_WITHIN, this.#create(id))
    } catch (error) {
      this.#parts.log.warn({ room: this.#parts.name, id, error }, 'the room takes its time')
    }
  }

  async #create(id: string): Promise<void> {
    try {
      await matchMaker.createRoom(this.#parts.name, this.#parts.optionsOf(id))
      this.#putUp = new Set([...this.#putUp, id])
    } catch (error) {
      if (!isGone(error)) this.#tryAgain(id, error)
    } finally {
      this.#beingPutUp.delete(id)
    }
  }

  /** Sends everybody out of a room that stands here. */
  async close(id: string, code: number): Promise<void> {
    if (doesStand(id)) await matchMaker.getLocalRoomById(id).disconnect(code)
  }

  /** No more rooms: the process ends. */
  end(): void {
    this.#isClosed = true
  }

  #tryAgain(id: string, error: unknown): void {
    this.#parts.log.warn({ room: this.#parts.name, id, error }, 'the room is not up yet')
    setTimeout(() => void this.putUp(id), TRY_AGAIN)
  }
}

const doesStand = (id: string): boolean => {
  // Colyseus' type does not say that there may be none
  const room: unknown = matchMaker.getLocalRoomById(id)
  return room !== undefined
}

const isGone = (error: unknown): boolean => error instanceof ServerError && error.code === GONE
