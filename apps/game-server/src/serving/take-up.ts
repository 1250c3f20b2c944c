import type { Millis } from '@skelly/engine'
import { CLOSE_CODES } from '@skelly/protocol'
import type { OpenMatch, OpenRoom } from '@skelly/services'
import type { HostLog } from '../host/host-log.ts'
import type { StandingRooms } from '../rooms/standing-rooms.ts'
import { isAbandoned, type Owned } from './is-abandoned.ts'

type Standing = Pick<StandingRooms, 'ids' | 'putUp' | 'close'>

export interface TakingUp {
  /** What is open. Both reject when the database does not answer. */
  readonly openMatches: () => Promise<readonly OpenMatch[]>
  readonly openRooms: () => Promise<readonly OpenRoom[]>
  readonly serverId: string
  readonly matches: Standing
  readonly lobbies: Standing
  /** An owner who has said nothing for so many ms is gone; 0 where there is no other process. */
  readonly lostAfter: number
  readonly now: () => Millis
  readonly log: HostLog
}

/** Rooms put up at the same time. */
const AT_ONCE = 8

/** Puts up what nobody runs, and lets go of what another process runs by now. */
export class TakeUp {
  readonly #parts: TakingUp
  /** What had no owner at the last look: whoever opened it is about to put it up. */
  #ownerless: ReadonlySet<string> = new Set()
  /** Since when the database has answered without a gap. */
  #answeredSince: Millis | null = null
  /** The lobbies of an earlier look, while they are being put up. */
  #lobbiesComing: Promise<void> | null = null

  constructor(parts: TakingUp) {
    this.#parts = parts
  }

  /**
   * One look at everything that is open. Resolves when the matches stand: lobbies come after them by themselves, as there
   * may be many in which nobody is. Rejects when the database does not answer.
   */
  async round(): Promise<void> {
    const { openMatches, openRooms, matches, lobbies, now } = this.#parts
    const [standingMatches, standingLobbies] = [matches.ids, lobbies.ids]
    try {
      const [openM, openR] = await Promise.all([openMatches(), openRooms()])
      this.#answeredSince ??= now()
      const ownedMatches = openM.map(({ matchId: id, ...owned }) => ({ id, ...owned }))
      const ownedRooms = openR.map(({ roomId: id, ...owned }) => ({ id, ...owned }))
      await this.#letGo(matches, ownedMatches, standingMatches)
      await this.#letGo(lobbies, ownedRooms, standingLobbies)
      await this.#putUp(matches, ownedMatches)
      this.#lobbiesComing ??= this.#putUp(lobbies, ownedRooms).finally(() => (this.#lobbiesComing = null))
      this.#ownerless = idsOf([...ownedMatches, ...ownedRooms].filter(({ ownerId }) => ownerId === null))
    } catch (error) {
      this.#answeredSince = null
      throw error
    }
  }

  /** What stood here before the look and is another's is the other's. */
  async #letGo(rooms: Standing, open: readonly Owned[], standing: ReadonlySet<string>): Promise<void> {
    const lost = open.filter(({ id, ownerId }) => standing.has(id) && ownerId !== this.#parts.serverId)
    for (const { id } of lost) await rooms.close(id, CLOSE_CODES.moved)
  }

  async #putUp(rooms: Standing, open: readonly Owned[]): Promise<void> {
    const { serverId, lostAfter, now, log } = this.#parts
    const looking = { serverId, lostAfter, now: now(), answeredSince: this.#answeredSince ?? now() }
    const waiting = open.filter((owned) =>
      isAbandoned(owned, { ...looking, wasOwnerless: this.#ownerless.has(owned.id) }),
    )
    const taken = waiting.filter(({ id }) => !rooms.ids.has(id))
    if (taken.length > 0) log.info({ rooms: taken.length }, 'taking up')
    const work = async (): Promise<void> => {
      for (let next = taken.shift(); next !== undefined; next = taken.shift()) await rooms.putUp(next.id)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
  }
}

const idsOf = (open: readonly Owned[]): ReadonlySet<string> => new Set(open.map(({ id }) => id))
