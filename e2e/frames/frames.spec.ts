import { expect, type Browser } from '@playwright/test'
import { frameCosts, FRAME_PARTS, type FrameCost } from '../src/frames/frame-costs.ts'
import { readTrace } from '../src/frames/trace-event.ts'
import { DeviceTable } from '../src/game/device-table.ts'
import { fourCaps } from '../src/game/four-caps.ts'
import { DevicePage } from '../src/pages/device-page.ts'
import { journey } from '../src/system/journey.ts'

const ROUNDS = 3
const SLOWED = 4
/** Processor time of the main thread, ms. */
const GOAL = 8
const [LAUNCH, REST] = ['shot begins', 'shot rests'] as const
const TRACED = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel', 'blink.user_timing']

const percentile = (values: readonly number[], part: number): number =>
  values.toSorted((one, other) => one - other)[
    Math.min(values.length - 1, Math.floor(values.length * part))
  ] ?? 0

/** In the page: a mark in the trace whenever caps begin to roll and when they lie still. */
const MARKING = `{
  const court = document.querySelector('[data-court]')
  const mark = () => performance.mark(court.dataset.moving === 'true' ? '${LAUNCH}' : '${REST}')
  new MutationObserver(mark).observe(court, { attributeFilter: ['data-moving'] })
}`

/** Nobody looks at the page while it is measured: every look would be work of its main thread. */
const shotTime = () => new Promise((resolve) => setTimeout(resolve, 5000))

/** What the frames of one shot cost, from the launch until the caps lie still. */
const oneShot = async (browser: Browser, baseURL: string): Promise<readonly FrameCost[]> => {
  const scene = fourCaps()
  const phone = {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    isMobile: true,
    hasTouch: true,
  }
  const device = await browser.newContext({ ...phone, baseURL })
  const page = await device.newPage()
  const screen = new DevicePage(page, 'local')
  await screen.keep(scene.save)
  await screen.open()
  await new DeviceTable(screen).awaitTurn()
  await page.evaluate(MARKING)
  const session = await device.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
  await browser.startTracing(page, { categories: TRACED })
  await screen.court.pull(scene.pull)
  await shotTime()
  const trace = await browser.stopTracing()
  await device.close()
  return frameCosts(readTrace(trace.toString()), LAUNCH, REST)
}

journey('what a frame of a rolling shot costs the main thread', async ({ browser, baseURL }) => {
  const costs: FrameCost[] = []
  for (let round = 0; round < ROUNDS; round += 1) costs.push(...(await oneShot(browser, baseURL ?? '')))
  const wholes = costs.map(({ whole }) => whole)
  const [half, most] = [percentile(wholes, 0.5), percentile(wholes, 0.95)]
  for (const part of FRAME_PARTS) {
    const values = costs.map(({ parts }) => parts[part])
    console.log(
      `  ${part}: 50 % ${percentile(values, 0.5).toFixed(2)} ms, 95 % ${percentile(values, 0.95).toFixed(2)} ms`,
    )
  }
  const paints = costs.filter((frame) => frame.paints > 0).length
  console.log(
    `four caps, processor slowed ${String(SLOWED)} ×, 390 × 844 @3x, ${String(costs.length)} frames: half under ${half.toFixed(2)} ms, 95 % under ${most.toFixed(2)} ms, painted in ${String(paints)}`,
  )
  expect(most).toBeLessThanOrEqual(GOAL)
})
