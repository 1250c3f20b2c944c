import type { CDPSession, Page } from '@playwright/test'
import type { Point, Pull } from '@skelly/engine'

/** Fingers on the screen, as the browser hears of them from the glass: it scrolls and swipes by them too. */
export class Fingers {
  readonly #session: CDPSession

  private constructor(session: CDPSession) {
    this.#session = session
  }

  static async on(page: Page): Promise<Fingers> {
    return new Fingers(await page.context().newCDPSession(page))
  }

  /** Every finger that is on the glass now, the new one last. */
  async down(...fingers: readonly Point[]): Promise<void> {
    await this.#tell('touchStart', fingers)
  }

  async move(...fingers: readonly Point[]): Promise<void> {
    await this.#tell('touchMove', fingers)
  }

  /** One finger is drawn from there by so much, in a few steps. */
  async drag(from: Point, by: Pull): Promise<void> {
    for (const part of [0.2, 0.4, 0.6, 0.8, 1]) {
      await this.move({ x: from.x + by.dx * part, y: from.y + by.dy * part })
    }
  }

  /** All come up, except for those that stay. */
  async up(...staying: readonly Point[]): Promise<void> {
    await this.#tell('touchEnd', staying)
  }

  /** The system takes the touch away from the page, as for a call. */
  async cancel(): Promise<void> {
    await this.#tell('touchCancel', [])
  }

  async leave(): Promise<void> {
    await this.#session.detach()
  }

  async #tell(
    type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel',
    fingers: readonly Point[],
  ): Promise<void> {
    const touchPoints = fingers.map(({ x, y }, id) => ({ x, y, id }))
    await this.#session.send('Input.dispatchTouchEvent', { type, touchPoints })
  }
}
