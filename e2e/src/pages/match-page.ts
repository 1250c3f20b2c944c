import { expect, type Locator, type Page } from '@playwright/test'
import { Court } from './court.ts'

/** An online game's page, ranked or of a room, for those who play and those who watch. */
export class MatchPage {
  readonly page: Page
  readonly court: Court
  /** What the referee said last, read out by screen readers. */
  readonly ruling: Locator
  readonly prompt: Locator
  /** The seconds that a player who fell silent has left. */
  readonly silence: Locator
  /** How the game ended. */
  readonly ending: Locator
  /** There while the line to the server is down. */
  readonly lineLost: Locator
  /** There when another screen has the seat. */
  readonly takenOver: Locator
  /** Why the own flick or set-down was taken back. */
  readonly refusal: Locator
  /** Offered to whoever came late. */
  readonly lately: Locator
  /** There for who has no seat. */
  readonly watching: Locator

  constructor(page: Page) {
    this.page = page
    this.court = new Court(page)
    this.ruling = page.locator('[data-ruling]')
    this.prompt = page.locator('[data-prompt]')
    this.silence = page.locator('[data-silence]')
    this.ending = page.getByRole('region', { name: 'How it ended' })
    this.lineLost = page.getByRole('alert').filter({ hasText: 'The connection was lost' })
    this.takenOver = page.getByText('open in another tab')
    this.refusal = page.locator('[data-refusal]')
    this.lately = page.getByRole('button', { name: 'See the last shots' })
    this.watching = page.locator('[data-watching]')
  }

  /** Waits until everybody is at the table and the game is on. */
  async awaitStart(): Promise<void> {
    await expect(this.page).toHaveURL(/\/(ranked|play\/online)\/[0-9a-f-]{36}$/, { timeout: 60_000 })
    await expect(this.page.locator('[data-turn="true"]')).toBeVisible({ timeout: 60_000 })
  }

  get matchId(): string {
    return new URL(this.page.url()).pathname.split('/').at(-1) ?? ''
  }

  /** The street's grip in hundredths (R2.6). */
  async grip(): Promise<number> {
    return Number(await this.page.locator('[data-grip]').getAttribute('data-grip'))
  }

  player(name: string): Locator {
    return this.page.locator(`[data-player][aria-label="${name}"]`)
  }

  /** The place in the turn order (R2.3). */
  async seatOf(name: string): Promise<number> {
    return Number(await this.player(name).getAttribute('data-player'))
  }

  /** "target 4", "killer", "out" and the like. */
  standing(name: string): Locator {
    return this.player(name).locator('[data-standing]')
  }

  presence(name: string): Locator {
    return this.player(name).locator('[data-presence]')
  }

  /** What the shot clock of a player on turn shows, in seconds. */
  async secondsLeft(name: string): Promise<number> {
    return Number(await this.player(name).getByRole('timer').textContent())
  }

  async leave(): Promise<void> {
    await this.page.getByRole('button', { name: 'Leave' }).click()
    await this.page.getByRole('button', { name: 'Leave the game' }).click()
  }

  /** Where a player came in, once it is told; a shared place is the same number. */
  async placeOf(name: string): Promise<number> {
    const row = this.ending
      .locator('[data-place]')
      .filter({ has: this.page.getByText(name, { exact: true }) })
    return Number(await row.getAttribute('data-place'))
  }

  /** Wishes for a rematch, or agrees to one. */
  async wishRematch(): Promise<void> {
    await this.ending.getByRole('button', { name: /^(Rematch|Yes, a rematch)$/ }).click()
  }

  /** Waits until this screen has gone on from that game to another. */
  async awaitNext(matchId: string): Promise<void> {
    await expect(this.page).not.toHaveURL(new RegExp(matchId), { timeout: 60_000 })
    await this.awaitStart()
  }

  get rating(): Locator {
    return this.ending.locator('[data-rating-after]')
  }

  get xp(): Locator {
    return this.ending.locator('[data-xp]')
  }
}
