import type { Page } from '@playwright/test'

const WATCH = `{
  const watch = (globalThis.soundWatch = { contexts: [], begun: 0, buzzes: [] })
  globalThis.AudioContext = class extends AudioContext {
    constructor(...all) {
      super(...all)
      watch.contexts.push(this)
    }
  }
  const { start } = AudioBufferSourceNode.prototype
  AudioBufferSourceNode.prototype.start = function (...all) {
    watch.begun += 1
    return start.apply(this, all)
  }
  navigator.vibrate = (pattern) => watch.buzzes.push(pattern) > 0
}`

/** Looks over a page's shoulder at what it does with sound and the motor; to be made before the page is opened. */
export class SoundWatch {
  readonly #page: Page

  private constructor(page: Page) {
    this.#page = page
  }

  static async on(page: Page): Promise<SoundWatch> {
    await page.addInitScript(WATCH)
    return new SoundWatch(page)
  }

  /** By audio context, how it stands: 'running', 'suspended', … */
  states(): Promise<readonly string[]> {
    return this.#page.evaluate<string[]>('soundWatch.contexts.map(({ state }) => state)')
  }

  /** How many sounds were begun. */
  begun(): Promise<number> {
    return this.#page.evaluate<number>('soundWatch.begun')
  }

  /** The longest buzz that the device was asked for, ms. */
  longestBuzz(): Promise<number> {
    return this.#page.evaluate<number>(
      'Math.max(0, ...soundWatch.buzzes.flatMap((each) => each.filter((_, place) => place % 2 === 0)))',
    )
  }

  /** Somebody calls: the system takes the sound away. */
  async interrupt(): Promise<void> {
    await this.#page.evaluate('soundWatch.contexts[0].suspend()')
  }

  /** As when another page is looked at, and this one again. */
  async hide(isHidden: boolean): Promise<void> {
    await this.#page.evaluate(`{
      Object.defineProperty(document, 'hidden', { configurable: true, value: ${String(isHidden)} })
      document.dispatchEvent(new Event('visibilitychange'))
    }`)
  }
}
