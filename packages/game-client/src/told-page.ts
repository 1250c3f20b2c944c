import type { PageState } from '@skelly/protocol'

/** Tells the game server whether the page can be seen: evidence when a ranked game is abandoned, nothing else. */
export class ToldPage {
  readonly #send: (message: { readonly state: PageState }) => void
  #state: PageState = 'shown'

  constructor(send: (message: { readonly state: PageState }) => void) {
    this.#send = send
  }

  show(state: PageState): void {
    if (state === this.#state) return
    this.#state = state
    this.#send({ state })
  }

  /** A new connection counts as shown until something else is said. */
  sayAgain(): void {
    if (this.#state !== 'shown') this.#send({ state: this.#state })
  }
}
