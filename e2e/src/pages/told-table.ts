import { expect, type Locator, type Page } from '@playwright/test'

/** What is told of the box that is to be gained next. */
export interface ToldTarget {
  readonly box: string
  readonly centimetres: number
  /** Whether the cap lies in it already, clear of the chalk: then it has to leave first. */
  readonly isHere: boolean
  /** Whether nothing is said to lie in the way. */
  readonly isFree: boolean
}

/** A table as it is told in words: all that somebody knows who does not see it, and the controls they aim by. */
export class ToldTable {
  readonly panel: Locator
  readonly news: Locator

  constructor(page: Page) {
    this.panel = page.getByRole('region', { name: 'The table in words' })
    this.news = this.panel.getByRole('status').first()
  }

  /** What is said below a heading. */
  async told(heading: string): Promise<readonly string[]> {
    const section = this.panel.locator('section', {
      has: this.panel.page().getByRole('heading', { name: heading, exact: true }),
    })
    return section.getByRole('listitem').allInnerTexts()
  }

  /** "Your cap, roof tar, lies in box 4." */
  async own(): Promise<string> {
    return this.panel
      .getByText(/^Your cap, /)
      .first()
      .innerText()
  }

  async target(): Promise<ToldTarget> {
    const [words = ''] = await this.told('To be gained next')
    const box = /^Box (\d+):/.exec(words)?.[1]
    if (box === undefined) throw new Error(`no box is told: ${words}`)
    return {
      box,
      centimetres: Number(/([\d.]+) cm, at /.exec(words)?.[1]),
      isHere: (await this.own()).endsWith(` in box ${box}.`),
      isFree: words.includes('Nothing in the way'),
    }
  }

  /** Turns the aim towards something that is told of, by the words of the menu. */
  async turnTowards(what: string): Promise<void> {
    const menu = this.panel.getByRole('combobox', { name: 'Turn towards' })
    const options = await menu.getByRole('option').allInnerTexts()
    const option = options.find((words) => words.startsWith(`${what},`))
    if (option === undefined) throw new Error(`${what} is not among ${options.join('; ')}`)
    await menu.selectOption({ label: option })
  }

  /** `strength` in twentieths of a step of ten, 1 to 200: as the slider has it. */
  async flick(strength: number): Promise<void> {
    const before = await this.news.innerText()
    const slider = this.panel.getByRole('slider', { name: 'Strength' })
    await slider.fill(String(strength * 5))
    await slider.press('Enter')
    await expect(this.news).not.toHaveText(before)
  }
}
