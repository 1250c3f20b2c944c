import type { Browser } from '@playwright/test'
import { DevicePage } from '../src/pages/device-page.ts'
import type { Figure } from './figure.ts'
import { openPhone, pause, type SlowPhone } from './slow-phone.ts'

/** Interaction to next paint, ms. */
const GOAL = 150
/** Shots of a visit by finger, and as many by keys. */
const SHOTS = 3
/** How far the finger wanders while aiming, px, and in how many steps. */
const [WIDE, STEPS] = [60, 40] as const
const FRAME = 16
/** Of so many answers the slowest is left out. */
const LEFT_OUT = 50
/** Until caps lie still and the ruling is said. */
const SETTLED = 3500
/** After a look at the page, which is work of its main thread. */
const LOOKED = 600
const KEYS = [
  'ArrowUp',
  ...Array.from({ length: 12 }, () => 'ArrowRight'),
  'ArrowDown',
  'ArrowDown',
  'Enter',
] as const

/** In the page, before anything of it: how long each touch and key took until what came of it was painted. */
const WATCHING = `{
  window.interactions = new Map()
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId > 0)
        window.interactions.set(interactionId, Math.max(window.interactions.get(interactionId) ?? 0, duration))
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })
}`

const aimWithFinger = async ({ fingers }: SlowPhone, from: { x: number; y: number }): Promise<void> => {
  await fingers.down(from)
  for (let step = 1; step <= STEPS; step += 1) {
    const around = (step / STEPS) * Math.PI
    await fingers.move({ x: from.x + WIDE * Math.sin(around * 3), y: from.y + 20 + (WIDE * step) / STEPS })
    await pause(FRAME)
  }
  await fingers.up()
}

/** Of a visit: of all answers to touches and keys the slowest, and the slowest but one in fifty as web vitals count (INP). */
interface Answers {
  readonly slowest: number
  readonly inp: number
}

const visit = async (browser: Browser, web: string): Promise<Answers> => {
  const phone = await openPhone(browser, web)
  const screen = new DevicePage(phone.page, 'solo')
  await phone.page.addInitScript(WATCHING)
  await screen.open()
  await screen.start()
  await pause(SETTLED)
  const before = await phone.page.evaluate<number>(
    'window.interactions.clear(), performance.interactionCount',
  )
  for (let shot = 0; shot < SHOTS; shot += 1) {
    const middle = await screen.court.middle()
    await pause(LOOKED)
    await aimWithFinger(phone, middle)
    await pause(SETTLED)
    await screen.court.element.focus()
    await pause(LOOKED)
    for (const key of KEYS) await phone.page.keyboard.press(key)
    await pause(SETTLED)
  }
  const durations = await phone.page.evaluate<readonly number[]>('[...window.interactions.values()]')
  const count = (await phone.page.evaluate<number>('performance.interactionCount')) - before
  await phone.leave()
  if (durations.length < 2 * SHOTS)
    throw new Error(`only ${String(durations.length)} touches and keys were felt`)
  const falling = durations.toSorted((one, other) => other - one)
  const left = Math.floor(count / LEFT_OUT)
  return { slowest: falling[0] ?? 0, inp: falling[left] ?? 0 }
}

/** How soon touches and keys are answered while somebody aims and flicks. */
export const aiming = async (browser: Browser, web: string, times: number): Promise<readonly Figure[]> => {
  const visits: Answers[] = []
  for (let time = 0; time < times; time += 1) visits.push(await visit(browser, web))
  return [
    {
      name: 'interaction to next paint while aiming and flicking',
      unit: ' ms',
      values: visits.map(({ inp }) => inp),
      goal: { is: 'at most', value: GOAL },
    },
    {
      name: 'the slowest of all answers, the first touch among them',
      unit: ' ms',
      values: visits.map(({ slowest }) => slowest),
      goal: null,
    },
  ]
}
