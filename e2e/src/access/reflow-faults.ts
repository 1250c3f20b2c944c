import type { Page } from '@playwright/test'
import { PHONE } from '../system/journey.ts'

/** Letters twice as large on a phone, and a desktop's window at four times its size (WCAG 1.4.4, 1.4.10). */
const SIZES = [
  { name: 'letters at 200 %', viewport: PHONE, letters: '200%' },
  { name: '320 px wide', viewport: { width: 320, height: 640 }, letters: '100%' },
] as const

/** What is cut off or makes the page scroll sideways, in the page itself. */
const cutOff = (): readonly string[] => {
  const width = document.documentElement.clientWidth
  const nameOf = (element: Element): string =>
    `<${element.tagName.toLowerCase()} class="${element.getAttribute('class')?.slice(0, 80) ?? ''}"> ${element.textContent.trim().slice(0, 60)}`
  const isSeen = (element: Element): boolean => {
    const { height, width: wide } = element.getBoundingClientRect()
    return (
      wide > 2 && height > 2 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    )
  }
  const hasText = (element: Element): boolean =>
    Array.from(element.childNodes).some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
    )
  const isScrolled = (element: Element): boolean => {
    for (let at = element.parentElement; at !== null && at !== document.body; at = at.parentElement) {
      if (['auto', 'scroll'].includes(getComputedStyle(at).overflowX)) return true
    }
    return false
  }
  const isBeyond = (element: Element): boolean =>
    element.getBoundingClientRect().right > width + 1 && !isScrolled(element)
  const cutBy = (element: Element): Element | null => {
    const box = element.getBoundingClientRect()
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      const style = getComputedStyle(at)
      if (style.position === 'fixed') return null
      if (style.overflowX === 'visible' || at === document.body || at === document.documentElement) continue
      if (style.overflowX === 'auto' || style.overflowX === 'scroll') return null
      const around = at.getBoundingClientRect()
      if (
        at === element
          ? at.scrollWidth > at.clientWidth + 1
          : box.right > around.right + 1 || box.left < around.left - 1
      )
        return at
    }
    return null
  }
  // a name that somebody gave themselves may end in dots where the place that it names is theirs
  const isShortened = (element: Element): boolean =>
    getComputedStyle(element).textOverflow === 'ellipsis' &&
    element.closest('[data-player], .replay-player') !== null
  const cut = Array.from(document.body.querySelectorAll('*')).filter(
    (element) =>
      !(element instanceof SVGElement) &&
      element.closest('[data-court], [aria-hidden="true"], nextjs-portal') === null &&
      hasText(element) &&
      isSeen(element) &&
      !isShortened(element) &&
      (cutBy(element) !== null || isBeyond(element)),
  )
  const wide = document.documentElement.scrollWidth
  const widest = Array.from(document.body.querySelectorAll('*')).findLast(
    (element) => isSeen(element) && isBeyond(element) && element.closest('[data-court]') === null,
  )
  return [
    ...(wide > width + 1
      ? [
          `the page is ${String(wide)} px wide, of ${String(width)}: ${widest === undefined ? '' : nameOf(widest)}`,
        ]
      : []),
    ...cut.map((element) => `cut: ${nameOf(element)}`),
  ]
}

/** What can't be read of a page with large letters or in a narrow window. Empty when all can. */
export const reflowFaults = async (page: Page, state: string): Promise<readonly string[]> => {
  const found: string[] = []
  for (const { letters, name, viewport } of SIZES) {
    await page.setViewportSize(viewport)
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size
    }, letters)
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          requestAnimationFrame(resolve)
          setTimeout(resolve, 500)
        }),
    )
    for (const fault of await page.evaluate(cutOff)) found.push(`${state} (${name}): ${fault}`)
  }
  await page.evaluate(() => {
    document.documentElement.style.fontSize = ''
  })
  await page.setViewportSize(PHONE)
  return found
}
