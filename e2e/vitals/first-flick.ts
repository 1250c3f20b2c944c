import type { Browser } from '@playwright/test'
import { Court } from '../src/pages/court.ts'
import type { Figure } from './figure.ts'
import { openPhone, pause } from './slow-phone.ts'

/** ms */
const GOAL = 2500
/** px */
const PULL = 110
/** Between two pulls, ms. */
const PAUSE = 60
const PATIENCE = 30_000

/** Lines to the server: as good as this machine's, and Lighthouse's slow one of the fourth generation as DevTools makes it. */
const LINES = {
  'this machine’s line': null,
  'a slow line': { latency: 562.5, downloadThroughput: 1474.56 * 125, uploadThroughput: 675 * 125 },
} as const

const FLICKED = 'first flick: '

/** In the page, before anything of it: when the last finger came down, and when caps rolled, ms since it was asked for. */
const WATCHING = `{
  addEventListener('pointerdown', ({ timeStamp }) => { window.touched ??= []; window.touched.push(timeStamp) }, { capture: true })
  window.firstFlick = null
  new MutationObserver(() => {
    if (window.firstFlick === null && document.querySelector('[data-court][data-moving="true"]') !== null) {
      window.firstFlick = window.touched.at(-1)
      console.info(\`${FLICKED}\${window.firstFlick}\`)
    }
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-moving'] })
}`

type Line = keyof typeof LINES

/** Where the court's middle is on the front page of a phone that has all the time it wants. */
const middleOfCourt = async (browser: Browser, web: string) => {
  const phone = await openPhone(browser, web, 1)
  await phone.page.goto('/', { waitUntil: 'networkidle' })
  const middle = await new Court(phone.page).middle()
  await phone.leave()
  return middle
}

const measure = async (
  browser: Browser,
  web: string,
  line: Line,
  at: { readonly x: number; readonly y: number },
): Promise<number> => {
  const phone = await openPhone(browser, web)
  const { fingers, page, session } = phone
  const conditions = LINES[line]
  if (conditions !== null)
    await session.send('Network.emulateNetworkConditions', { offline: false, ...conditions })
  await page.addInitScript(WATCHING)
  const flicks: number[] = []
  page.on('console', (message) => {
    if (message.text().startsWith(FLICKED)) flicks.push(Number(message.text().slice(FLICKED.length)))
  })
  await page.goto('/', { waitUntil: 'commit' })
  const start = performance.now()
  try {
    // somebody in a hurry pulls and pulls until a cap rolls
    while (performance.now() - start < PATIENCE) {
      await Promise.all([fingers.down(at), fingers.move({ x: at.x, y: at.y + PULL }), fingers.up()])
      await pause(PAUSE)
      const [flicked] = flicks
      if (flicked !== undefined) return flicked
    }
    throw new Error('no pull made a cap roll')
  } finally {
    await phone.leave()
  }
}

/** How long after the front page was asked for the first pull began that made a cap roll. */
export const firstFlick = async (
  browser: Browser,
  web: string,
  times: number,
): Promise<readonly Figure[]> => {
  const at = await middleOfCourt(browser, web)
  const figures: Figure[] = []
  for (const line of Object.keys(LINES) as readonly Line[]) {
    const values: number[] = []
    for (let time = 0; time < times; time += 1) values.push(await measure(browser, web, line, at))
    figures.push({
      name: `first flick, ${line}`,
      unit: ' ms',
      values,
      goal: LINES[line] === null ? { is: 'at most', value: GOAL } : null,
    })
  }
  return figures
}
