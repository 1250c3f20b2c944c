import { expect, type Locator, type Page } from '@playwright/test'

type Verdict = 'open' | 'upheld' | 'voided' | 'excused'

/** /cases/MATCH at the desk. */
export class CasePage {
  readonly page: Page
  readonly verdict: Locator
  /** What happened, line by line. */
  readonly timeline: Locator
  readonly proof: Locator
  /** What was decided, the latest first. */
  readonly decisions: Locator
  /** What asks for a reason. */
  readonly dialog: Locator
  readonly reason: Locator
  readonly refusal: Locator

  constructor(page: Page) {
    this.page = page
    this.verdict = page.getByRole('main').locator('header [data-verdict]')
    this.timeline = page.locator('[data-event]')
    this.proof = page.locator('[data-proof]')
    this.decisions = page.locator('[data-decision]')
    this.dialog = page.getByRole('dialog')
    this.reason = this.dialog.getByRole('textbox')
    this.refusal = this.dialog.locator('[data-refusal]')
  }

  /** Opens it and waits for its replay, which only a page that is alive has played again: then its keys are heard. */
  async open(matchId: string): Promise<void> {
    await this.page.goto(`/cases/${matchId}`)
    await expect(this.proof).toHaveText('verified', { timeout: 60_000 })
  }

  event(kind: string, reason?: string): Locator {
    return this.page.locator(`[data-event="${kind}"]${reason === undefined ? '' : `[data-why="${reason}"]`}`)
  }

  /** The rating of a player now. */
  rating(name: string): Locator {
    return this.page.getByRole('article', { name }).locator('[data-rating]')
  }

  /** Decides by the keyboard alone: the key, the reason, Enter. */
  async decide(key: string, reason: string): Promise<void> {
    await this.begin(key)
    await this.page.keyboard.type(reason)
    await this.page.keyboard.press('Enter')
  }

  /** Presses the key: the reason is asked for and has the focus. */
  async begin(key: string): Promise<void> {
    await this.page.keyboard.press(key)
    await expect(this.reason).toBeFocused()
  }

  async expectVerdict(verdict: Verdict): Promise<void> {
    await expect(this.verdict).toHaveAttribute('data-verdict', verdict, { timeout: 15_000 })
  }
}
