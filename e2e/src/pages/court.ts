import { expect, type Locator, type Page } from '@playwright/test'
import type { Point, Pull } from '@skelly/engine'
import { Fingers } from './fingers.ts'

/** A court on the screen, touched as a person touches it. */
export class Court {
  readonly page: Page
  readonly element: Locator

  constructor(page: Page) {
    this.page = page
    this.element = page.locator('[data-court]')
  }

  /** Waits until this player may flick. */
  async awaitTurn(): Promise<void> {
    await expect(this.element).not.toHaveAttribute('data-allowed', 'nothing', { timeout: 60_000 })
  }

  /**
   * Resolves when caps have begun to roll. Ask before the flick, on a page that shows the court: a missed shot that is
   * played quickly may be over between two looks, so the page itself takes note.
   */
  async awaitRoll(): Promise<void> {
    await this.page.evaluate(
      (patience) =>
        new Promise<void>((resolve, reject) => {
          const look = (): void => {
            if (document.querySelector('[data-court][data-moving="true"]') !== null) resolve()
          }
          new MutationObserver(look).observe(document, {
            subtree: true,
            childList: true,
            attributeFilter: ['data-moving'],
          })
          look()
          setTimeout(() => {
            reject(new Error('no cap was seen to roll'))
          }, patience)
        }),
      60_000,
    )
  }

  /** Where a cap lies, as the page tells it to those who can't see it: exact millimetres. */
  async placeOf(cap: number): Promise<Point> {
    const element = this.element.locator(`[data-cap="seat-${String(cap)}"]`)
    const [x, y] = await Promise.all([element.getAttribute('data-x'), element.getAttribute('data-y')])
    return { x: Number(x), y: Number(y) }
  }

  /** Pulls back with the mouse by whole pixels from the middle of the court, and lets go. */
  async pull(pull: Pull): Promise<void> {
    await this.hold(pull)
    await this.letGo()
  }

  /** Pulls back and holds. */
  async hold(pull: Pull): Promise<void> {
    const from = await this.middle()
    const { mouse } = this.page
    await mouse.move(from.x, from.y)
    await mouse.down()
    await mouse.move(from.x + pull.dx, from.y + pull.dy, { steps: 6 })
  }

  async letGo(): Promise<void> {
    await this.page.mouse.up()
  }

  /** The same with a finger. */
  async pullWithFinger(pull: Pull): Promise<void> {
    const from = await this.middle()
    const fingers = await Fingers.on(this.page)
    await fingers.down(from)
    await fingers.drag(from, pull)
    await fingers.up()
    await fingers.leave()
  }

  /** Sets the cap down by taking it and dragging it by whole pixels. */
  async dragCap(cap: number, by: Pull): Promise<void> {
    await this.page.getByRole('button', { name: 'Move cap' }).click()
    const [box, at, mmPerPx] = await Promise.all([this.#box(), this.placeOf(cap), this.#mmPerPx()])
    const from = { x: Math.round(box.x + at.x / mmPerPx), y: Math.round(box.y + at.y / mmPerPx) }
    const { mouse } = this.page
    await mouse.move(from.x, from.y)
    await mouse.down()
    await mouse.move(from.x + by.dx, from.y + by.dy, { steps: 6 })
    await mouse.up()
    await this.page.getByRole('button', { name: 'Aim' }).click()
  }

  /** The middle of the court, in whole CSS pixels of the window. */
  async middle(): Promise<Point> {
    const { x, y, width, height } = await this.#box()
    return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) }
  }

  async #mmPerPx(): Promise<number> {
    return Number(await this.element.getAttribute('data-mm-per-px'))
  }

  async #box(): Promise<{ x: number; y: number; width: number; height: number }> {
    const box = await this.element.boundingBox()
    if (box === null) throw new Error('there is no court on the screen')
    return box
  }
}
