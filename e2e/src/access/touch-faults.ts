import type { Page } from '@playwright/test'

/** What is too small for a fingertip, in the page itself. */
const tooSmall = (): readonly string[] => {
  if (!matchMedia('(pointer: coarse)').matches) return []
  // WCAG asks for 24 px, the makers of phones for 44; half a pixel is rounding
  const least = 43.5
  const targets =
    'a[href], button, select, summary, [role="radio"], [role="switch"], [role="tab"], label:has(input)'
  const isIn = (whole: Element, part: Element | null): boolean => part !== null && whole.contains(part)
  const isInText = (element: Element): boolean =>
    getComputedStyle(element).display === 'inline' &&
    (element.parentElement?.textContent.trim().length ?? 0) > element.textContent.trim().length
  const isOff = (element: Element): boolean =>
    element.matches(':disabled, [aria-disabled="true"]') ||
    element.closest('[aria-hidden="true"], nextjs-portal') !== null ||
    !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const faultOf = (element: Element): string | null => {
    if (isOff(element) || isInText(element)) return null
    const first = element.getBoundingClientRect()
    if (first.width <= 2 || (first.width >= least && first.height >= least)) return null
    element.scrollIntoView({ block: 'center', inline: 'center' })
    const { left, top, width, height } = element.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    // what lies over it is looked at by itself
    if (!isIn(element, document.elementFromPoint(x, y))) return null
    const reach = least / 2 - 0.5
    // what is larger than it looks is found a little way off its middle, too
    const around = [
      [x - reach, y],
      [x + reach, y],
      [x, y - reach],
      [x, y + reach],
    ] as const
    if (around.every(([at, down]) => isIn(element, document.elementFromPoint(at, down)))) return null
    const name = element.getAttribute('aria-label') ?? element.textContent.trim()
    return `${String(Math.round(width))} × ${String(Math.round(height))} px: <${element.tagName.toLowerCase()}> ${name.slice(0, 60)}`
  }
  return Array.from(document.querySelectorAll(targets)).flatMap((element) => faultOf(element) ?? [])
}

/** On a screen that is touched: buttons, choices, and links that stand by themselves, that a fingertip misses. Empty when there are none. */
export const touchFaults = async (page: Page, state: string): Promise<readonly string[]> =>
  (await page.evaluate(tooSmall)).map((fault) => `${state} (touch): ${fault}`)
