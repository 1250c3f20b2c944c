import type { Millis, Seat } from '@skelly/engine'
import type { PageState } from '@skelly/protocol'
import { Allowance } from './allowance.ts'
import type { ConnectionEvent, LostReason } from './connection-event.ts'
import type { LiveEntry } from './live-match.ts'
import type { MatchRunner } from './match-runner.ts'
import type { SeatWatch } from './seat-watch.ts'

export interface ConnectionNotesParts {
  readonly runner: Pick<MatchRunner, 'match' | 'now'>
  readonly watch: Pick<SeatWatch, 'seats' | 'here'>
  readonly note: (event: ConnectionEvent) => void
}

/** How a player's connection and page stand: `lost` says why. */
interface Standing {
  readonly lost: LostReason | null
  readonly isHidden: boolean
}

interface Line {
  readonly seat: Seat
  readonly allowance: Allowance
  /** Null until the seat has joined here. */
  now: Standing | null
  /** What stands in the notes. */
  noted: Standing | null
}

/**
 * Notes what becomes of the players' connections while the game goes on. Who flickers is noted now and then, and then as it
 * stands: what one player can have written is bounded.
 */
export class ConnectionNotes {
  readonly #parts: ConnectionNotesParts
  readonly #lines: readonly Line[]

  constructor(parts: ConnectionNotesParts) {
    this.#parts = parts
    this.#lines = parts.watch.seats.map((seat) => ({
      seat,
      allowance: new Allowance(),
      now: null,
      noted: null,
    }))
  }

  /** @param away for how long nobody ran the match, which was taken up from its journal; null for one just opened */
  open(away: number | null): void {
    const at = this.#parts.runner.now()
    if (away !== null) this.#note({ seat: null, at, kind: 'server-start', reason: null })
  }

  /** A connection is there, the page as it is shown at first. */
  join(seat: Seat): void {
    const line = this.#lineOf(seat)
    if (line !== undefined) this.#stand(line, { lost: null, isHidden: false })
  }

  /**
   * A newer connection of the seat has come, and its `join` follows.
   * @param isSameTab whether it is of the same page; null where that is not known
   */
  replace(seat: Seat, isSameTab: boolean | null): void {
    const isOther = isSameTab === null ? this.#here.includes(seat) : !isSameTab
    this.drop(seat, isOther ? 'replaced' : 'network')
  }

  /** The connection is gone: why is told also of one that was not heard from before. */
  drop(seat: Seat, lost: LostReason): void {
    this.#change(seat, (before) => ({ ...before, lost }))
  }

  /** Something came over the seat's connection. */
  hear(seat: Seat): void {
    this.#change(seat, (before) => ({ ...before, lost: null }))
  }

  /** What the page says of itself; that it goes away shows when the connection does. */
  show(seat: Seat, page: Exclude<PageState, 'closing'>): void {
    this.#change(seat, (before) => ({ ...before, isHidden: page === 'hidden' }))
  }

  /** A look at who answers, now and then. */
  look(): void {
    const here = this.#here
    for (const { seat } of this.#lines) {
      if (!here.includes(seat))
        this.#change(seat, (before) => ({ ...before, lost: before.lost ?? 'network' }))
      else this.#change(seat, (before) => before)
    }
  }

  /** An entry was adopted: a turn may have been lost to the clock (R10.4). */
  adopted({ command, happenings }: LiveEntry): void {
    const { clocksLost } = this.#parts.runner.match
    for (const happening of happenings) {
      if (happening.kind !== 'clock-lost') continue
      const { seat } = happening
      const reason = (clocksLost[seat] ?? 0) === 0 ? 'input' : 'none'
      // also the one that ended the game
      this.#parts.note({ seat, at: command.at, kind: 'clock-out', reason })
    }
  }

  /** The seats whose connection answers. */
  get #here(): readonly Seat[] {
    return this.#parts.watch.here(this.#parts.runner.now())
  }

  #lineOf(seat: Seat): Line | undefined {
    return this.#lines.find((line) => line.seat === seat)
  }

  /** Nothing is known of who has not joined here. */
  #change(seat: Seat, change: (before: Standing) => Standing): void {
    const line = this.#lineOf(seat)
    if (line !== undefined && line.now !== null) this.#stand(line, change(line.now))
  }

  /** Notes how the line stands, if that is news and there has not been too much of it. */
  #stand(line: Line, now: Standing): void {
    line.now = now
    const at = this.#parts.runner.now()
    const events = newsOf({ seat: line.seat, at }, now, line.noted)
    if (events.length === 0 || !line.allowance.take(at)) return
    line.noted = now
    for (const event of events) this.#note(event)
  }

  #note(event: ConnectionEvent): void {
    const { kind } = this.#parts.runner.match.phase
    if (kind === 'waiting' || kind === 'playing') this.#parts.note(event)
  }
}

const newsOf = (
  by: { readonly seat: Seat; readonly at: Millis },
  now: Standing,
  noted: Standing | null,
): readonly ConnectionEvent[] => {
  const wasThere = noted !== null && noted.lost === null
  if (now.lost !== null)
    return noted !== null && noted.lost !== now.lost ? [{ ...by, kind: 'lost', reason: now.lost }] : []
  const isNewlyHidden = now.isHidden && !(wasThere && noted.isHidden)
  return [
    ...(wasThere ? [] : [{ ...by, kind: 'found', reason: null } as const]),
    ...(isNewlyHidden ? [{ ...by, kind: 'hidden', reason: null } as const] : []),
    ...(wasThere && noted.isHidden && !now.isHidden ? [{ ...by, kind: 'shown', reason: null } as const] : []),
  ]
}
