import type { Client } from '@colyseus/core'
import { CLOSE_CODES, WIRE_VERSION, type MatchNews } from '@skelly/protocol'
import type { Listener } from '../host/listener.ts'

/** Which connection is whose: the newest one of each player and watcher. */
export class TableClients {
  readonly #clients = new Map<Listener, Client>()

  /**
   * Whoever had the place before is told that it was taken over.
   * @returns their connection, or null when the place was free
   */
  place(listener: Listener, client: Client): Client | null {
    const before = this.#clients.get(listener)
    this.#clients.set(listener, client)
    before?.leave(CLOSE_CODES.takenOver)
    return before ?? null
  }

  /** @returns whose connection that was, or null when they have a newer one */
  remove(client: Client): Listener | null {
    const listener = this.listenerOf(client)
    if (listener !== null) this.#clients.delete(listener)
    return listener
  }

  clientOf(listener: Listener): Client | null {
    return this.#clients.get(listener) ?? null
  }

  listenerOf(client: Client): Listener | null {
    return [...this.#clients].find(([, placed]) => placed === client)?.[0] ?? null
  }

  tell<Kind extends keyof MatchNews>(to: Listener, kind: Kind, news: MatchNews[Kind]): void {
    this.#clients.get(to)?.send(kind, { v: WIRE_VERSION, ...news })
  }

  tellAll<Kind extends keyof MatchNews>(kind: Kind, news: MatchNews[Kind]): void {
    for (const listener of this.#clients.keys()) this.tell(listener, kind, news)
  }
}
