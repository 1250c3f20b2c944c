import type { Page } from '@playwright/test'
import { LOOKS, pictureName, type Look } from './looks.ts'
import { SHEET_FOLDER } from './sheet-folder.ts'

/** What is below so many screens says nothing new. */
const MOST_SCREENS = 3
/** Caps come to rest, letters arrive, panels slide in; ms. */
const SETTLE = 350

const show = async (page: Page, { theme, viewport }: Look): Promise<void> => {
  await page.setViewportSize(viewport)
  await page.emulateMedia({ colorScheme: theme })
  await page.evaluate((shown) => {
    document.documentElement.dataset['theme'] = shown
  }, theme)
  await page.waitForTimeout(SETTLE)
}

/** How much of the page counts, px: all of it, from its top; null under a dialog, where it is the screen alone. */
const lengthShown = (): number | null => {
  if (document.querySelector('[role=dialog], [role=alertdialog]') !== null) return null
  scrollTo(0, 0)
  return document.documentElement.scrollHeight
}

/** What a page shows now, on every screen and in both themes: its whole length, but not without end. */
export const take = async (page: Page, state: string): Promise<void> => {
  const first = page.viewportSize()
  await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => undefined)
  for (const look of LOOKS) {
    await show(page, look)
    const length = await page.evaluate(lengthShown)
    const { height, width } = look.viewport
    const whole = Math.min(Math.max(length ?? height, height), height * MOST_SCREENS)
    await page.screenshot({
      path: `${SHEET_FOLDER}${pictureName(state, look)}`,
      fullPage: length !== null,
      clip: { x: 0, y: 0, width, height: whole },
      scale: 'css',
      animations: 'disabled',
    })
  }
  if (first !== null) await page.setViewportSize(first)
}

/** The same for the page at an address. */
export const takeAt = async (page: Page, address: string, state: string): Promise<void> => {
  await page.goto(address)
  await take(page, state)
}
