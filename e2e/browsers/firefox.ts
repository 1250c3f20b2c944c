import { findExecutable } from '@skelly/workshop'
import puppeteer, { type Page } from 'puppeteer-core'
import { PATIENCE, type Visitor } from './visitor.ts'

const PHONE = { width: 390, height: 844 } as const

const errorsOf = (page: Page): readonly string[] => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  return errors
}

/** The Firefox of this machine; undefined without. Not `firefox`: Ubuntu's is confined to folders of its own. */
export const findFirefox = (): Promise<string | undefined> =>
  findExecutable([process.env['SKELLY_FIREFOX'] ?? 'firefox-esr'])

/** Somebody with that Firefox, which speaks WebDriver BiDi by itself. */
export const visitInFirefox = async (executablePath: string): Promise<Visitor> => {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath })
  const page = await browser.newPage()
  const errors = errorsOf(page)
  await page.setViewport(PHONE)
  return {
    browser: `Firefox ${(await browser.version()).replace(/^\D*/, '')}`,
    open: async (address) => {
      await page.goto(address, { timeout: PATIENCE })
    },
    ask: (expression) => page.evaluate(expression),
    press: (xpath) => page.locator(`::-p-xpath(${xpath})`).setTimeout(PATIENCE).click(),
    pull: async ({ x, y }, { dx, dy }) => {
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(x + dx, y + dy, { steps: 6 })
      await page.mouse.up()
    },
    picture: () => page.screenshot(),
    complaints: () => errors,
    leave: () => browser.close(),
  }
}
