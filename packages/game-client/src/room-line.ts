import { CLIENT_CLOSE_CODES, CLOSE_CODES, type Admission } from '@skelly/protocol'
import type { Admit } from './admit.ts'
import { afterClose } from './after-close.ts'
import { backoff, LONG, SHORT, type Pauses } from './backoff.ts'
import type { Interruption, LineStatus } from './line-status.ts'

/** One open connection to a room. */
export interface Wire {
  send(type: string, message: unknown): void
  /** Closes it from this side, with one of CLIENT_CLOSE_CODES; nothing is heard from it any more. */
  close(code: number): void
}

export interface WireEvents {
  readonly message: (type: string, message: unknown) => void
  readonly state: (state: unknown) => void
  readonly closed: (code: number) => void
}

export type Dialled =
  | { readonly kind: 'connected'; readonly wire: Wire }
  /** The ticket was not taken: a fresh one may be. */
  | { readonly kind: 'ticket-refused' }
  /** As many connections as may be come from this network already. */
  | { readonly kind: 'crowded' }
  /** This person may not join, whatever the ticket. */
  | { readonly kind: 'forbidden'; readonly why: string }

/** Makes one connection. Rejects when the server is not there or the room not yet. */
export type Dial = (admission: Admission, events: WireEvents) => Promise<Dialled>

export interface RoomLineOptions {
  readonly admit: Admit
  readonly dial: Dial
  readonly onStatus: (status: LineStatus) => void
  readonly onMessage: (type: string, message: unknown) => void
  readonly onState: (state: unknown) => void
}

/** A fresh ticket may have expired on a slow way; more often than this it is something else. */
const TICKETS_TO_TRY = 3
/** The server speaks every 5 s at least: without a word for this long, in ms, the line is dead. */
const DEAD_AFTER = 12_500
/** The same, in ms, when there is a reason to doubt: the server has had the time for one word. */
const DOUBTED_FOR = 6_000
/**
 * An attempt that comes to nothing for this long, in ms, is given up: a question sent into a line that died unnoticed
 * would wait for minutes, and who is silent for one is out. Twice as long after each in a row, for lines that are only
 * slow.
 */
const PATIENCE = 6_000

/** Where there is no place, there is none a moment later: whoever waits for one asks ever more seldom. */
const PAUSES = { line: SHORT, restarting: SHORT, moved: SHORT, crowded: LONG } as const satisfies Record<
  Interruption,
  Pauses
>

/** A connection to a room that comes back by itself until it is closed or the server says that it is over. */
export class RoomLine {
  readonly #options: RoomLineOptions
  #wire: Wire | null = null
  /** Every connection has its own number: what comes from an older one is not listened to. */
  #round = 0
  #attempt = 0
  #ticketsRefused = 0
  /** Why the connection is being made again; null while it is not. */
  #lost: Interruption | null = null
  /** How many attempts were given up in a row. */
  #givenUp = 0
  /** How many attempts have not come to an end, those given up among them. */
  #underWay = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(options: RoomLineOptions) {
    this.#options = options
  }

  open(): void {
    this.#reset()
    this.#options.onStatus({ kind: 'connecting' })
    void this.#connect('line')
  }

  close(): void {
    this.#end({ kind: 'closed' })
  }

  /**
   * The device has a network again, or somebody looks at it again: who is being reconnected is connected now, whatever
   * is waited for, and a line that may have died unnoticed is not believed for long. Nothing else is changed by it.
   */
  hurry(): void {
    if (this.#wire !== null) return this.#listen(DOUBTED_FOR)
    if (this.#lost === null) return
    this.#givenUp = 0
    void this.#connect(this.#lost)
  }

  /** @returns whether there was a connection to send it on */
  send(type: string, message: unknown): boolean {
    this.#wire?.send(type, message)
    return this.#wire !== null
  }

  async #connect(why: Interruption): Promise<void> {
    const round = ++this.#round
    const isCurrent = (): boolean => round === this.#round
    this.#giveUpLater(why)
    this.#underWay += 1
    try {
      const admitted = await this.#options.admit()
      if (!isCurrent()) return
      if (!admitted.ok) {
        this.#end(endOf(admitted.refusal))
        return
      }
      const dialled = await this.#options.dial(admitted.value, this.#eventsOf(isCurrent))
      if (isCurrent()) this.#take(dialled, why)
      else if (dialled.kind === 'connected') dialled.wire.close(CLIENT_CLOSE_CODES.unheard)
    } catch {
      if (isCurrent()) this.#again(why)
    } finally {
      this.#underWay -= 1
    }
  }

  #giveUpLater(why: Interruption): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(
      () => {
        this.#givenUp += 1
        this.#again(why)
      },
      PATIENCE * 2 ** this.#givenUp,
    )
  }

  #take(dialled: Dialled, why: Interruption): void {
    switch (dialled.kind) {
      case 'connected':
        this.#wire = dialled.wire
        this.#lost = null
        this.#attempt = 0
        this.#ticketsRefused = 0
        this.#givenUp = 0
        this.#listen()
        return this.#options.onStatus({ kind: 'live' })
      case 'ticket-refused':
        this.#ticketsRefused += 1
        if (this.#ticketsRefused < TICKETS_TO_TRY) return this.#again(why)
        return this.#end({ kind: 'refused', why: 'ticket' })
      case 'crowded':
        return this.#again('crowded')
      case 'forbidden':
        return this.#end({ kind: 'refused', why: dialled.why })
    }
  }

  #eventsOf(isCurrent: () => boolean): WireEvents {
    return {
      message: (type, message) => {
        if (!isCurrent()) return
        this.#listen()
        this.#options.onMessage(type, message)
      },
      state: (state) => {
        if (isCurrent()) this.#options.onState(state)
      },
      closed: (code) => {
        if (!isCurrent()) return
        this.#wire = null
        const next = afterClose(code)
        // an attempt that was given up has come through after all, and goes again by itself
        if (code === CLOSE_CODES.takenOver && this.#underWay > 0) this.#again('line')
        else if (next.kind === 'end') this.#end(next.status)
        else this.#again(next.why)
      },
    }
  }

  /** Something was heard: the line lives for a while. */
  #listen(patience = DEAD_AFTER): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      this.#hangUp(CLIENT_CLOSE_CODES.unheard)
      this.#again('line')
    }, patience)
  }

  #again(why: Interruption): void {
    this.#round += 1
    this.#attempt += 1
    this.#lost = why
    this.#options.onStatus({ kind: 'reconnecting', attempt: this.#attempt, why })
    clearTimeout(this.#timer)
    this.#timer = setTimeout(
      () => void this.#connect(why),
      backoff(this.#attempt, Math.random(), PAUSES[why]),
    )
  }

  #end(status: LineStatus): void {
    this.#reset()
    this.#options.onStatus(status)
  }

  #reset(): void {
    this.#round += 1
    this.#lost = null
    this.#attempt = 0
    this.#ticketsRefused = 0
    this.#givenUp = 0
    clearTimeout(this.#timer)
    this.#hangUp(CLIENT_CLOSE_CODES.left)
  }

  #hangUp(code: number): void {
    this.#wire?.close(code)
    this.#wire = null
  }
}

const endOf = (refusal: string): LineStatus =>
  refusal === 'over' ? { kind: 'over' } : { kind: 'refused', why: refusal }
