import { expect, type Locator, type Page } from '@playwright/test'

/** More stops than any page has before what is looked for. */
const MOST_STOPS = 60

/** Goes on with Tab until something has the focus, and sees that it shows it and that nothing lies over it. */
export const tabTo = async (page: Page, goal: Locator): Promise<void> => {
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    if (await goal.evaluateAll(([first]) => first === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(goal).toBeFocused()
  expect(await goal.evaluate(isShown), 'whatever has the focus shows it').toBe(true)
}

const isShown = (element: Element): boolean => {
  const { bottom, left, right, top } = element.getBoundingClientRect()
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  const over = document.elementFromPoint(x, y)
  const { boxShadow, outlineStyle } = getComputedStyle(element)
  const isMarked = outlineStyle !== 'none' || boxShadow !== 'none'
  return isMarked && over !== null && (element.contains(over) || over.contains(element))
}
