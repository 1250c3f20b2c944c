import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'

/** Keeps a picture of the real page in `screenshots/`, for looking at. */
export const photograph = async (page: Page, name: string): Promise<void> => {
  await page.screenshot({ path: fileURLToPath(new URL(`../../screenshots/${name}.png`, import.meta.url)) })
}
