import { expect, type Locator, type Page } from '@playwright/test'
import { Court } from './court.ts'

/** How far apart a cap is drawn from where the page says that it lies, in CSS pixels. */
interface Drawn {
  readonly cap: string
  readonly apart: number
}

/** /replays/ID */
export class ReplayPage {
  readonly page: Page
  readonly court: Court
  /** What this browser found when it played every shot again. */
  readonly proof: Locator
  readonly viewer: Locator
  /** "Shot 3 of 40" */
  readonly place: Locator
  readonly scrubber: Locator
  readonly speed: Locator
  readonly slowMotion: Locator

  constructor(page: Page) {
    this.page = page
    this.court = new Court(page)
    this.viewer = page.getByRole('region', { name: 'Replay' })
    this.proof = this.viewer.locator('[data-proof]')
    this.place = this.viewer.locator('[data-place]')
    this.scrubber = this.viewer.getByRole('slider')
    this.speed = this.viewer.getByRole('combobox', { name: 'Speed' })
    this.slowMotion = this.viewer.getByRole('button', { name: 'Slow motion at knocks' })
  }

  async play(): Promise<void> {
    await this.viewer.getByRole('button', { name: 'Play', exact: true }).click()
  }

  async next(): Promise<void> {
    await this.viewer.getByRole('button', { name: 'Next shot' }).click()
  }

  /** Every shot in words. */
  get shots(): Locator {
    return this.viewer.getByRole('listitem')
  }

  /** How somebody stands at the moment on the screen. */
  standing(name: string): Locator {
    return this.viewer.getByRole('group', { name, exact: true })
  }

  /** Where a part of the scrubber is on the screen, 0 to 1 of it. */
  async scrubberAt(part: number): Promise<{ readonly x: number; readonly y: number }> {
    const box = await this.scrubber.boundingBox()
    if (box === null) throw new Error('there is no scrubber on the screen')
    return { x: Math.round(box.x + box.width * part), y: Math.round(box.y + box.height / 2) }
  }

  /** Waits until every cap is drawn where the page says that it lies at the moment that is held. */
  async expectDrawnExactly(): Promise<void> {
    await expect.poll(async () => (await this.#drawn()).filter(({ apart }) => apart > 0.5)).toEqual([])
    expect((await this.#drawn()).length).toBeGreaterThan(0)
  }

  async #drawn(): Promise<readonly Drawn[]> {
    return this.court.element.evaluate((court) => {
      const { left, top } = court.getBoundingClientRect()
      const mmPerPx = Number(court.getAttribute('data-mm-per-px'))
      return Array.from(court.querySelectorAll('[data-cap]'), (told) => {
        const cap = told.getAttribute('data-cap') ?? ''
        const place = document.querySelector(`[data-piece="${cap}"]`)?.getBoundingClientRect()
        const [x, y] = ['data-x', 'data-y'].map((name) => Number(told.getAttribute(name)) / mmPerPx)
        const apart = Math.hypot((place?.x ?? NaN) - left - (x ?? NaN), (place?.y ?? NaN) - top - (y ?? NaN))
        return { cap, apart }
      })
    })
  }
}
