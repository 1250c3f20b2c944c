import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'

/** Keeps a picture for the README in `docs/images`. */
export const picture = async (page: Page, name: string): Promise<void> => {
  await page.screenshot({
    path: fileURLToPath(new URL(`../../../docs/images/${name}.png`, import.meta.url)),
    // as sharp as on the phone in the hand, and no larger than it has to be
    scale: 'css',
    animations: 'disabled',
  })
}
