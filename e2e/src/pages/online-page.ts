import type { Locator, Page } from '@playwright/test'
import { choose } from './choose.ts'

export interface RoomWishes {
  readonly seats: 2 | 3 | 4
  readonly clock: 'No shot clock' | '30 seconds a flick'
}

/** /play/online: where rooms are opened, and joined by their codes. */
export class OnlinePage {
  readonly page: Page
  readonly #code: Locator

  constructor(page: Page) {
    this.page = page
    this.#code = page.getByLabel('Room code')
  }

  async open(): Promise<void> {
    await this.page.goto('/play/online')
  }

  /** The turn order is that of the seats. */
  async openRoom({ seats, clock }: RoomWishes): Promise<void> {
    await this.open()
    await this.#choose('Seats', String(seats))
    await this.#choose('Shot clock', clock)
    await this.#choose('Turn order', 'as seated')
    await this.page.getByRole('button', { name: 'Open the room' }).click()
  }

  /** Types a code sign by sign, as people do: the last sign goes by itself. */
  async typeCode(code: string): Promise<void> {
    await this.#code.fill('')
    await this.#code.pressSequentially(code)
  }

  async #choose(group: string, value: string): Promise<void> {
    await choose(this.page.getByRole('radiogroup', { name: group }).getByRole('radio', { name: value }))
  }

  get noSuchRoom(): Locator {
    return this.page.getByText('There is no open room with this code.')
  }

  get wait(): Locator {
    return this.page.getByText('Too many tries from your network')
  }
}
