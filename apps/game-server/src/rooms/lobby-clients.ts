import type { Client } from '@colyseus/core'
import { CLOSE_CODES, WIRE_VERSION, type LobbyNews } from '@skelly/protocol'

/** Which connection each person in a lobby has: the newest one. */
export class LobbyClients {
  readonly #clients = new Map<string, Client>()

  /** Whoever had the person's place before is told that it was taken over. */
  place(playerId: string, client: Client): void {
    const before = this.#clients.get(playerId)
    this.#clients.set(playerId, client)
    before?.leave(CLOSE_CODES.takenOver)
  }

  /** @returns the person who is gone now, or null when the client was not theirs any more */
  remove(client: Client): string | null {
    const playerId = this.playerOf(client)
    if (playerId !== null) this.#clients.delete(playerId)
    return playerId
  }

  playerOf(client: Client): string | null {
    return [...this.#clients].find(([, placed]) => placed === client)?.[0] ?? null
  }

  tell<Kind extends keyof LobbyNews>(playerId: string, kind: Kind, news: LobbyNews[Kind]): void {
    this.#clients.get(playerId)?.send(kind, { v: WIRE_VERSION, ...news })
  }

  tellAll<Kind extends keyof LobbyNews>(kind: Kind, news: LobbyNews[Kind]): void {
    for (const playerId of this.#clients.keys()) this.tell(playerId, kind, news)
  }

  close(playerId: string, code: number): void {
    this.#clients.get(playerId)?.leave(code)
  }
}
