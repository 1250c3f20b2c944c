import { millis, type Millis } from '@skelly/engine'

/**
 * The server's clock as far as it can be known from here: the offset seen in the shortest round trip (R3.4).
 * Until there was one, a greeting's time stands in, late by its way here.
 */
export class ServerClock {
  readonly #local: () => number
  #offset = 0
  #shortest = Number.POSITIVE_INFINITY

  constructor(local: () => number) {
    this.#local = local
  }

  now(): Millis {
    return millis(Math.round(this.#local() + this.#offset))
  }

  /** A message that carried the server's time just came. */
  greet(serverNow: number): void {
    if (this.#shortest === Number.POSITIVE_INFINITY) this.#offset = serverNow - this.#local()
  }

  /** @param sent the local clock when the question left; it has just been answered with `serverNow` */
  sample(sent: number, serverNow: number): void {
    const received = this.#local()
    const roundTrip = received - sent
    if (roundTrip < 0 || roundTrip > this.#shortest) return
    this.#shortest = roundTrip
    this.#offset = serverNow - (sent + received) / 2
  }

  /** Another connection may go to another machine: its round trips begin anew. */
  forget(): void {
    this.#shortest = Number.POSITIVE_INFINITY
  }
}
