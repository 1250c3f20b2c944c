import { millis, type Millis, type Seat } from '@skelly/engine'
import type { Presence, SeatPresence } from '@skelly/protocol'
import { silenceRuling, type SilenceRuling } from './silence-ruling.ts'
import type { Player } from './table.ts'

interface Sign {
  readonly player: Player
  hasJoined: boolean
  isConnected: boolean
  heardAt: Millis
}

/** Pings a connection may miss before it counts as quiet although it is not closed. */
const PINGS_TO_MISS = 2

/** Who is at the table, and when each was last heard from. */
export class SeatWatch {
  readonly #pingEvery: number
  readonly #signs: readonly Sign[]

  /** @param joinedAt when everybody is known to have joined (a match from its journal), or null */
  constructor(players: readonly Player[], pingEvery: number, joinedAt: Millis | null) {
    this.#pingEvery = pingEvery
    this.#signs = players.map((player) => ({
      player,
      hasJoined: joinedAt !== null,
      isConnected: false,
      heardAt: joinedAt ?? millis(0),
    }))
  }

  get seats(): readonly Seat[] {
    return this.#signs.map(({ player }) => player.seat)
  }

  /** Who has not joined yet, and how many have. */
  get joining(): { readonly awaited: readonly Seat[]; readonly joined: number } {
    const awaited = this.#signs.filter(({ hasJoined }) => !hasJoined).map(({ player }) => player.seat)
    return { awaited, joined: this.#signs.length - awaited.length }
  }

  get isAnyoneConnected(): boolean {
    return this.connected.length > 0
  }

  /** The seats that have a connection, whether it answers or not. */
  get connected(): readonly Seat[] {
    return this.#signs.filter(({ isConnected }) => isConnected).map(({ player }) => player.seat)
  }

  /** The seats whose connection answers. */
  here(now: Millis): readonly Seat[] {
    return this.#signs.filter((sign) => this.#isHere(sign, now)).map(({ player }) => player.seat)
  }

  join(seat: Seat, now: Millis): void {
    this.#change(seat, (sign) => Object.assign(sign, { hasJoined: true, isConnected: true, heardAt: now }))
  }

  drop(seat: Seat): void {
    this.#change(seat, (sign) => Object.assign(sign, { isConnected: false }))
  }

  hear(seat: Seat, now: Millis): void {
    this.#change(seat, (sign) => Object.assign(sign, { heardAt: now }))
  }

  /** Nobody could come back until now: silence counts from here. */
  countFrom(now: Millis): void {
    for (const sign of this.#signs) if (sign.hasJoined) sign.heardAt = now
  }

  ruleSilence(inGame: readonly Seat[], now: Millis, silence: number): SilenceRuling {
    const listening = this.#signs
      .filter(({ player }) => inGame.includes(player.seat))
      .map((sign) => ({ seat: sign.player.seat, heardAt: sign.heardAt, isHere: this.#isHere(sign, now) }))
    return silenceRuling(listening, now, silence)
  }

  /**
   * Who was put out of the game and still looks on is here.
   * @param inGame whom the game waits for; empty when it is over and counted: then it matters who is still at the table
   * @param left who has left the game, and is gone whether looking on or not
   */
  presences(inGame: readonly Seat[], left: readonly Seat[], now: Millis): readonly SeatPresence[] {
    return this.#signs.map((sign) => ({
      seat: sign.player.seat,
      name: sign.player.name,
      presence: left.includes(sign.player.seat) ? 'gone' : this.#presence(sign, inGame, now),
      heardAt: sign.heardAt,
    }))
  }

  #presence(sign: Sign, inGame: readonly Seat[], now: Millis): Presence {
    if (!sign.hasJoined) return 'awaited'
    if (!sign.isConnected && !inGame.includes(sign.player.seat)) return 'gone'
    return this.#isHere(sign, now) ? 'here' : 'quiet'
  }

  #isHere({ isConnected, heardAt }: Sign, now: Millis): boolean {
    return isConnected && now - heardAt <= this.#pingEvery * PINGS_TO_MISS
  }

  #change(seat: Seat, change: (sign: Sign) => void): void {
    const sign = this.#signs.find(({ player }) => player.seat === seat)
    if (sign !== undefined) change(sign)
  }
}
