import type { Browser, CDPSession, Page } from '@playwright/test'
import { readTrace, type TraceEvent } from './trace-event.ts'

/** What a court costs to draw, counted and not timed. */
export interface CourtCensus {
  /** Elements of the court, from its street down. */
  readonly elements: number
  /** Layers of the whole page that the compositor put together, at most at once. */
  readonly layers: number
  /** Frames in which anything was painted, from one to the other of the marks. */
  readonly painted: number
  /** Frames in which styles were worked out: all that the main thread has anything to do with. */
  readonly styled: number
}

/** A frame of the screen, µs. */
const FRAME = 1_000_000 / 60
const [ROLLING, STILL] = ['caps roll', 'caps lie still'] as const

/** In the page: marks in the trace when caps begin to roll, from the frame after that which shows it, and when they stop. */
const MARKING = `{
  const court = document.querySelector('[data-court]')
  const mark = () => {
    if (court.dataset.moving === 'true') setTimeout(() => performance.mark('${ROLLING}'), 100)
    else performance.mark('${STILL}')
  }
  new MutationObserver(mark).observe(court, { attributeFilter: ['data-moving'] })
}`

const framesWith = (step: string, events: readonly TraceEvent[]): number => {
  const [from, until] = [ROLLING, STILL].map((name) => events.find((event) => event.name === name))
  if (!from || !until) throw new Error('the trace has no marks')
  const steps = events.filter(
    ({ name, pid, tid, ts }) =>
      name === step && pid === from.pid && tid === from.tid && ts > from.ts && ts < until.ts,
  )
  return new Set(steps.map(({ ts }) => Math.floor((ts - from.ts) / FRAME))).size
}

/** The most layers that there are at once from now on. */
const watchLayers = async (session: CDPSession): Promise<() => number> => {
  let most = 0
  session.on('LayerTree.layerTreeDidChange', ({ layers = [] }) => {
    most = Math.max(most, layers.length)
  })
  await session.send('LayerTree.enable')
  return () => most
}

/** Counts what a shot costs. `shoot` resolves when it has been shown. */
export const censusOf = async (
  browser: Browser,
  page: Page,
  shoot: () => Promise<void>,
): Promise<CourtCensus> => {
  const layers = await watchLayers(await page.context().newCDPSession(page))
  await page.evaluate(MARKING)
  await browser.startTracing(page, { categories: ['devtools.timeline', 'blink.user_timing'] })
  await shoot()
  const trace = readTrace((await browser.stopTracing()).toString())
  return {
    elements: await page.locator('.court-street *').count(),
    layers: layers(),
    painted: framesWith('Paint', trace),
    styled: framesWith('UpdateLayoutTree', trace),
  }
}
