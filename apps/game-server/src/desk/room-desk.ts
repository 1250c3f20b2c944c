import type { Millis, Result } from '@skelly/engine'
import type { DeskAnswer, RoomOptions, TicketBearer } from '@skelly/protocol'
import { newId, type RoomOpeningRefusal } from '@skelly/services'
import type { CodeBook } from '../codes/code-book.ts'
import { drawCode } from '../codes/draw-code.ts'
import { toStore } from '../lobby/lobby-codec.ts'
import { emptyLobby } from '../lobby/lobby.ts'
import type { Limit } from '../limits/limit.ts'
import type { WrongCodes } from './wrong-codes.ts'

/** A room to be written down. */
export interface NewRoom {
  readonly roomId: string
  readonly code: string
  readonly makerId: string
  readonly options: RoomOptions
  readonly lobby: ReturnType<typeof toStore>
  readonly now: number
}

export interface DeskParts {
  readonly codes: CodeBook
  readonly wrongCodes: WrongCodes
  /** Rooms opened, by address. */
  readonly openings: Limit
  /** Rejects when the stores do not answer. */
  readonly openRoom: (room: NewRoom) => Promise<Result<unknown, RoomOpeningRefusal>>
  readonly putUpLobby: (roomId: string) => Promise<void>
  /** Whether somebody has made or sits in the room. Rejects when the stores do not answer. */
  readonly isAtHome: (roomId: string, playerId: string) => Promise<boolean>
  readonly drawCode?: () => string
  readonly now: () => Millis
}

/** How many codes are drawn before none counts as free: of a million, half may be taken. */
const MOST_DRAWS = 40

/** Where rooms are opened, and found by their codes. Rejects when the stores do not answer. */
export class RoomDesk {
  readonly #parts: DeskParts

  constructor(parts: DeskParts) {
    this.#parts = parts
  }

  /** Opens a room, where the ticket is for that. Only rooms that were opened count for the address. */
  async open({ playerId, purpose }: TicketBearer, address: string): Promise<DeskAnswer> {
    if (purpose.kind !== 'open-room') return { ok: false, refusal: 'bad-ticket' }
    const { openings } = this.#parts
    if ((await openings.take(address)) !== null) return { ok: false, refusal: 'too-many-opened' }
    const answer = await this.#open(playerId, purpose.options)
    if (!answer.ok) await openings.giveBack(address)
    return answer
  }

  /**
   * Finds a live room by its code, where the ticket is for that. Codes of closed rooms and codes that never were get the
   * same answer. Whoever has a place in the room comes back to it, however many tries the network has behind it.
   */
  async find({ playerId, purpose }: TicketBearer, address: string): Promise<DeskAnswer> {
    if (purpose.kind !== 'find-room') return { ok: false, refusal: 'bad-ticket' }
    const { codes, wrongCodes, isAtHome } = this.#parts
    const { code } = purpose
    const roomId = await codes.find(code)
    if (roomId !== null && (await isAtHome(roomId, playerId))) return { ok: true, value: { roomId, code } }
    const trying = { playerId, address }
    const retryAfter = await wrongCodes.count(trying)
    if (retryAfter !== null) return { ok: false, refusal: 'wait', retryAfter }
    if (roomId === null) return { ok: false, refusal: 'no-such-room' }
    await wrongCodes.forgive(trying)
    return { ok: true, value: { roomId, code } }
  }

  async #open(playerId: string, options: RoomOptions): Promise<DeskAnswer> {
    const roomId = newId()
    for (let draws = 0; draws < MOST_DRAWS; draws += 1) {
      const answer = await this.#openAs(roomId, playerId, options)
      if (answer !== null) return answer
    }
    return { ok: false, refusal: 'no-code-free' }
  }

  /** Null when the code that was drawn is taken. */
  async #openAs(roomId: string, makerId: string, options: RoomOptions): Promise<DeskAnswer | null> {
    const { codes, openRoom, putUpLobby, drawCode: draw = drawCode, now } = this.#parts
    const room = { roomId, code: draw() }
    if (!(await codes.reserve(room))) return null
    const lobby = toStore(emptyLobby(makerId, options))
    const opened = await openRoom({ ...room, makerId, options, lobby, now: now() })
    if (opened.ok) {
      await putUpLobby(roomId)
      return { ok: true, value: room }
    }
    await codes.release(room)
    if (opened.refusal === 'code-taken') return null
    return { ok: false, refusal: opened.refusal === 'no-such-player' ? 'bad-ticket' : opened.refusal }
  }
}
