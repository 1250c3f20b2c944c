import type { Browser, Page } from 'puppeteer-core'

/** How long anything on a page may take on a busy machine, ms. */
const PATIENCE = { timeout: 60_000 } as const

const PHONE = { width: 390, height: 844 } as const
/** Back from the middle of the court, CSS pixels: a flick up the court. */
const PULL = { dx: 4, dy: 70 } as const

const START = '::-p-xpath(//button[starts-with(normalize-space(.), "Start the")])'

/** Whether a person may flick. */
const OPEN_COURT = '[data-court]:not([data-allowed="nothing"])'

const pullOn = async (page: Page): Promise<void> => {
  const court = await page.waitForSelector(OPEN_COURT, PATIENCE)
  await court?.scrollIntoView()
  const box = await court?.boundingBox()
  if (!box) throw new Error('there is no court on the screen')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const { mouse } = page
  await mouse.move(x, y)
  await mouse.down()
  await mouse.move(x + PULL.dx, y + PULL.dy, { steps: 6 })
  await mouse.up()
  await page.waitForSelector('[data-court][data-moving="true"]', PATIENCE)
  await page.waitForSelector('[data-court]:not([data-moving="true"])', PATIENCE)
}

/**
 * The front page and its court, then a game against the machine and its first ruling, as somebody with this browser
 * meets them. Throws with what the page complained of.
 * @param web the web application's origin
 * @returns what was ruled
 */
export const smokeIn = async (browser: Browser, web: string): Promise<string> => {
  const page = await browser.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  await page.setViewport(PHONE)
  await page.goto(web)
  await pullOn(page)
  await page.goto(`${web}/play/machine`)
  await page.locator(START).setTimeout(PATIENCE.timeout).click()
  await pullOn(page)
  const ruling = await page.waitForFunction(
    () => document.querySelector('[data-ruling]')?.textContent.trim() ?? '',
    PATIENCE,
  )
  if (errors.length > 0) throw new Error(errors.join('\n'))
  return await ruling.jsonValue()
}
