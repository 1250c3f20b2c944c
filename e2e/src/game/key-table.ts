import { expect } from '@playwright/test'
import { streetCourt, targetOf, type Point } from '@skelly/engine'
import type { DevicePage } from '../pages/device-page.ts'
import { DeviceTable } from './device-table.ts'
import { keyFlick } from './key-flick.ts'
import type { PlayedTable } from './play-the-run.ts'
import type { Wanted } from './umpire.ts'

/** A game on one device, played by its keyboard alone. */
export class KeyTable implements PlayedTable {
  readonly #screen: DevicePage
  readonly #table: DeviceTable

  constructor(screen: DevicePage) {
    this.#screen = screen
    this.#table = new DeviceTable(screen)
  }

  get umpire(): PlayedTable['umpire'] {
    return this.#table.umpire
  }

  /** Waits until somebody may flick or the game is over; whether there is a flick to be made. */
  awaitTurn(): Promise<boolean> {
    return this.#table.awaitTurn()
  }

  async play(wanted: Wanted, towards: Point = this.#ahead()): Promise<void> {
    const { mover, state } = this.umpire
    const { page, court } = this.#screen
    const { flick, keys } = keyFlick(state, mover, wanted, towards)
    const { seq } = (await this.#screen.saved()).game.match
    await expect(court.element).toBeFocused()
    for (const key of keys) await page.keyboard.press(key)
    await expect.poll(async () => (await this.#screen.saved()).game.match.seq).toBeGreaterThan(seq)
    expect(await this.#table.shots(seq), JSON.stringify({ flick, keys })).toMatchObject([
      { seat: mover, flick },
    ])
  }

  /** Where the mover has to go: the next box, or somebody else's cap. */
  #ahead(): Point {
    const { mover, progressOf, state } = this.umpire
    const target = targetOf(progressOf(mover))
    const area = streetCourt.boxes.find(({ number }) => number === target)?.area
    if (area !== undefined) return { x: (area.left + area.right) / 2, y: (area.top + area.bottom) / 2 }
    return state.caps.find(({ inGame }, seat) => inGame && seat !== mover)?.at ?? { x: 500, y: 500 }
  }
}
