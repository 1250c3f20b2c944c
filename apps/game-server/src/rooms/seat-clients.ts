import type { Client } from '@colyseus/core'
import { WIRE_VERSION, type MatchNews } from '@skelly/protocol'
import { CLOSE_CODES } from '@skelly/protocol'
import type { Seat } from '@skelly/engine'

/** Which connection has which seat: the newest one of its player. */
export class SeatClients {
  readonly #clients = new Map<Seat, Client>()

  /** Whoever had the seat before is told that it was taken over. */
  seat(seat: Seat, client: Client): void {
    const before = this.#clients.get(seat)
    this.#clients.set(seat, client)
    before?.leave(CLOSE_CODES.takenOver)
  }

  /** @returns the seat that is empty now, or null when the client did not have one any more */
  unseat(client: Client): Seat | null {
    const seat = this.seatOf(client)
    if (seat !== null) this.#clients.delete(seat)
    return seat
  }

  seatOf(client: Client): Seat | null {
    return [...this.#clients].find(([, seated]) => seated === client)?.[0] ?? null
  }

  tell<Kind extends keyof MatchNews>(seat: Seat, kind: Kind, news: MatchNews[Kind]): void {
    this.#clients.get(seat)?.send(kind, { v: WIRE_VERSION, ...news })
  }

  tellAll<Kind extends keyof MatchNews>(kind: Kind, news: MatchNews[Kind]): void {
    for (const seat of this.#clients.keys()) this.tell(seat, kind, news)
  }
}
