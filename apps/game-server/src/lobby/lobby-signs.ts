import type { Millis } from '@skelly/engine'

interface Sign {
  readonly isConnected: boolean
  readonly heardAt: Millis
}

/** Pings a connection may miss before it counts as not answering although it is not closed. */
const PINGS_TO_MISS = 2

/** Who is connected to a lobby, and when each was last heard from. */
export class LobbySigns {
  readonly #pingEvery: number
  readonly #signs = new Map<string, Sign>()

  /** @param pingEvery ms */
  constructor(pingEvery: number) {
    this.#pingEvery = pingEvery
  }

  get isAnybodyConnected(): boolean {
    return [...this.#signs.values()].some(({ isConnected }) => isConnected)
  }

  join(playerId: string, now: Millis): void {
    this.#signs.set(playerId, { isConnected: true, heardAt: now })
  }

  drop(playerId: string): void {
    const sign = this.#signs.get(playerId)
    if (sign !== undefined) this.#signs.set(playerId, { ...sign, isConnected: false })
  }

  hear(playerId: string, now: Millis): void {
    const sign = this.#signs.get(playerId)
    if (sign !== undefined) this.#signs.set(playerId, { ...sign, heardAt: now })
  }

  forget(playerId: string): void {
    this.#signs.delete(playerId)
  }

  /** They could not be heard from until now: their silence counts from here. */
  countFrom(playerIds: readonly string[], now: Millis): void {
    for (const playerId of playerIds) {
      const isConnected = this.isConnected(playerId)
      this.#signs.set(playerId, { isConnected, heardAt: now })
    }
  }

  /** The same, for those who have no connection. */
  countAwayFrom(playerIds: readonly string[], now: Millis): void {
    this.countFrom(
      playerIds.filter((playerId) => !this.isConnected(playerId)),
      now,
    )
  }

  isConnected(playerId: string): boolean {
    return this.#signs.get(playerId)?.isConnected ?? false
  }

  isHere(playerId: string, now: Millis): boolean {
    return this.isConnected(playerId) && this.#silenceOf(playerId, now) <= this.#pingEvery * PINGS_TO_MISS
  }

  /** Who has not been heard from for so many ms. */
  silentAmong(playerIds: readonly string[], now: Millis, silence: number): readonly string[] {
    return playerIds.filter((playerId) => this.#silenceOf(playerId, now) >= silence)
  }

  #silenceOf(playerId: string, now: Millis): number {
    return now - (this.#signs.get(playerId)?.heardAt ?? now)
  }
}
