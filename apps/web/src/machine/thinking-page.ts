import type { ThinkingWorker } from './thinker.ts'
import type { ThoughtAsked } from './thought.ts'

/**
 * What stands in for a worker where a browser starts none: it thinks on the page itself, which stands still meanwhile,
 * for up to half a second.
 */
export class ThinkingPage implements ThinkingWorker {
  onmessage: ThinkingWorker['onmessage'] = null
  onerror: ThinkingWorker['onerror'] = null
  #isEnded = false

  postMessage(asked: ThoughtAsked): void {
    void this.#think(asked).catch((error: unknown) => {
      this.onerror?.(new ErrorEvent('error', { message: String(error) }))
    })
  }

  terminate(): void {
    this.#isEnded = true
  }

  async #think({ id, match, seat }: ThoughtAsked): Promise<void> {
    // fetched now: hardly a browser needs it here
    const { chooseShot } = await import('@skelly/engine/bots')
    if (this.#isEnded) return
    this.onmessage?.(new MessageEvent('message', { data: { id, chosen: chooseShot(match, seat) } }))
  }
}
