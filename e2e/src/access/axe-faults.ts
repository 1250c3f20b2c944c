import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { ACCESS_LOOKS, type AccessLook } from './looks.ts'

/** WCAG 2.2 at the level AA, and what axe calls good practice. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const look = async (page: Page, { theme, viewport }: AccessLook): Promise<void> => {
  await page.setViewportSize(viewport)
  // a page that comes to life after it was looked at first takes the system's theme
  await page.emulateMedia({ colorScheme: theme })
  await page.evaluate(async (shown) => {
    document.documentElement.dataset['theme'] = shown
    // what stays in view lies over something at any moment, which scrolling brings out
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (getComputedStyle(element).position === 'sticky')
        Object.assign(element.style, { position: 'relative', inset: 'auto' })
    }
    // colours are measured when they have come to what they are
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
    }
    // a page that nobody looks at draws no frame
    await new Promise((resolve) => {
      requestAnimationFrame(resolve)
      setTimeout(resolve, 500)
    })
  }, theme)
}

/** Everything that axe has to say against a page as it stands: the rule, and where. Empty when it has nothing. */
export const axeFaults = async (page: Page, state: string): Promise<readonly string[]> => {
  const found: string[] = []
  for (const one of ACCESS_LOOKS) {
    await look(page, one)
    // half a megabyte that has to be read once a page, not once a look
    const isThere = await page.evaluate(() => 'axe' in window)
    // nothing of ours is in a frame of another origin, and the way round them costs a page of its own
    const axe = new AxeBuilder({ page, ...(isThere ? { axeSource: 'true' } : {}) }).setLegacyMode().options({
      runOnly: TAGS,
      resultTypes: ['violations'],
    })
    const { violations } = await axe.analyze()
    for (const { id, nodes } of violations)
      for (const { failureSummary = '', html } of nodes)
        found.push(`${state} (${one.name}): ${id}: ${html.slice(0, 160)} ${failureSummary.slice(0, 300)}`)
  }
  return found
}
