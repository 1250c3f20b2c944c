import { expect, type Locator, type Page } from '@playwright/test'
import { readPosition, seatAt, type Point, type SkellyState, type Verdict } from '@skelly/engine'
import { steadyPull } from '@skelly/engine/bots'
import { Court } from './court.ts'

/** The lesson in six steps. */
export class HowToPlayPage {
  readonly page: Page
  readonly court: Court
  /** What is to be done, or what happened and why. */
  readonly words: Locator

  constructor(page: Page) {
    this.page = page
    this.court = new Court(page)
    this.words = page.locator('[data-goal]')
  }

  /** The button of a step, counted from 1. */
  step(number: number): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^Step ${String(number)}:`) })
  }

  async expectTrying(goal: string): Promise<void> {
    await expect(this.words).toHaveAttribute('data-goal', goal)
    await expect(this.words).toHaveAttribute('data-phase', 'trying')
  }

  /** The table that the lesson plays on. */
  async table(): Promise<SkellyState> {
    const line = await this.page.locator('[data-position]').getAttribute('data-position')
    const read = readPosition(line ?? '')
    if (!read.ok) throw new Error(`${read.refusal}: ${String(line)}`)
    return read.value
  }

  /** Pulls back so that the engine rules like this, and waits until the lesson has said so. */
  async shoot(verdict: Verdict, towards?: Point): Promise<void> {
    const found = steadyPull(await this.table(), seatAt(0), (ruling) => ruling.verdict === verdict, towards)
    if (found === null) throw new Error(`no pull ends in ${verdict}`)
    await this.court.awaitTurn()
    await this.court.pull(found.pull)
    await expect(this.words).not.toHaveAttribute('data-phase', 'trying')
  }

  /** The goal is reached by a flick that is ruled like this; then it goes on. */
  async reach(goal: string, verdict: Verdict, towards?: Point): Promise<void> {
    await this.expectTrying(goal)
    await this.shoot(verdict, towards)
    await expect(this.words).toHaveAttribute('data-phase', 'reached')
    await expect(this.words).toContainText('That’s it!')
  }

  async goOn(): Promise<void> {
    await this.page.getByRole('button', { name: /^(Go on|Next step)$/ }).click()
  }
}
