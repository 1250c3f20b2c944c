import { expect, type Locator, type Page } from '@playwright/test'
import type { Fill } from '@skelly/engine'
import { choose } from './choose.ts'
import { FILL_WORDS } from './fill-words.ts'

/** /r/CODE */
export class LobbyPage {
  readonly page: Page
  /** The seats that are taken. */
  readonly taken: Locator
  /** The own seat. */
  readonly mine: Locator
  /** There for who found no seat. */
  readonly fullNotice: Locator
  readonly startButton: Locator
  readonly takenOver: Locator
  /** There for who was put out. */
  readonly removed: Locator

  constructor(page: Page) {
    this.page = page
    this.taken = page.locator('[data-seat]:not([data-seat="free"])')
    this.mine = this.taken.filter({ has: page.getByText('you', { exact: true }) })
    this.fullNotice = page.getByText('The room is full: you are watching')
    this.takenOver = page.getByText('This room is open in another tab')
    this.removed = page.getByText('The one who runs this room has put you out of it.')
    this.startButton = page.getByRole('button', { name: 'Start the game' })
  }

  async open(code: string): Promise<void> {
    await this.page.goto(`/r/${code}`)
  }

  /** The code as it stands there in chalk. */
  async code(): Promise<string> {
    return (await this.page.locator('[data-code]').getAttribute('data-code')) ?? ''
  }

  /** Also where the line is slow: it takes several questions and answers. */
  async awaitSeat(): Promise<void> {
    await expect(this.mine).toBeVisible({ timeout: 90_000 })
  }

  /** The name that a guest was given, once they sit. */
  async guestName(): Promise<string> {
    return (await this.mine.getByText(/^guest-/).textContent()) ?? ''
  }

  seatOf(name: string): Locator {
    return this.taken.filter({ has: this.page.getByText(name, { exact: true }) })
  }

  async chooseFill(fill: Fill): Promise<void> {
    await choose(this.page.getByRole('radio', { name: FILL_WORDS[fill] }))
  }

  async beReady(): Promise<void> {
    await this.page.getByRole('button', { name: /m ready$/ }).click()
    await expect(this.mine).toHaveAttribute('data-ready', 'true')
  }

  /** The maker's, when everybody is ready. */
  async start(): Promise<void> {
    await this.startButton.click()
  }

  /** The maker's: somebody is put out. */
  async remove(name: string): Promise<void> {
    await this.#powers(name)
    await this.page.getByRole('button', { name: `Put ${name} out` }).click()
    await this.page.getByRole('button', { name: 'Put out', exact: true }).click()
  }

  /** The maker's: somebody else runs the room. */
  async handOver(name: string): Promise<void> {
    await this.#powers(name)
    await this.page.getByRole('button', { name: `Let ${name} run the room` }).click()
  }

  /** Takes the place back from another tab. */
  async comeBackHere(): Promise<void> {
    await this.page.getByRole('button', { name: 'Come back here' }).click()
  }

  async leave(): Promise<void> {
    await this.page.getByRole('button', { name: 'Leave the room' }).click()
  }

  async #powers(name: string): Promise<void> {
    await this.page.getByRole('button', { name: `What you can do with ${name}` }).click()
  }
}
