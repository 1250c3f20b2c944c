import { expect, type Page } from '@playwright/test'
import type { Point } from '@skelly/engine'
import { DeviceTable } from '../src/game/device-table.ts'
import { DevicePage } from '../src/pages/device-page.ts'
import { Fingers } from '../src/pages/fingers.ts'
import { journey, PHONE, TOUCH } from '../src/system/journey.ts'

/** Far beyond what is no flick: three quarters of a full pull. */
const PULL = { dx: 10, dy: 90 } as const
const ESCAPE = 'Escape'
/** A place beside the court: its window's first corner, over the bar. */
const BESIDE: Point = { x: 200, y: 8 }

/** A pull that is held: the finger was put down at `from`, and is at `at`. */
interface HeldPull {
  readonly page: Page
  readonly fingers: Fingers
  readonly from: Point
  readonly at: Point
}

/** What happens to the page in the middle of a pull, the finger being down. */
interface Interruption {
  readonly what: string
  readonly happens: (pull: HeldPull) => Promise<void>
  /** How the finger comes up afterwards, where that is not simply where it is. */
  readonly ends?: (pull: HeldPull) => Promise<void>
}

/** The page hears of it: in a browser that nobody looks at, windows neither lose the focus nor hide. */
const hear =
  (event: string) =>
  ({ page }: HeldPull): Promise<void> =>
    page.locator('html').dispatchEvent(event)
const slideTo =
  (to: (at: Point) => Point) =>
  async ({ fingers, at }: HeldPull): Promise<void> => {
    await fingers.move(to(at))
  }

const INTERRUPTIONS: readonly Interruption[] = [
  {
    what: 'a second finger on the court',
    happens: ({ fingers, at, from }) => fingers.down(at, from),
  },
  { what: 'a second finger beside the court', happens: ({ fingers, at }) => fingers.down(at, BESIDE) },
  {
    what: 'a second finger, and the first comes up before it',
    happens: ({ fingers, at, from }) => fingers.down(at, from),
    ends: async ({ fingers, from }) => {
      await fingers.up(from)
      await fingers.up()
    },
  },
  {
    what: 'the system takes the touch away',
    happens: ({ fingers }) => fingers.cancel(),
    ends: () => Promise.resolve(),
  },
  { what: 'the finger slides off at the left', happens: slideTo(({ y }) => ({ x: 1, y })) },
  { what: 'the finger slides off at the right', happens: slideTo(({ y }) => ({ x: PHONE.width - 1, y })) },
  { what: 'the finger slides off at the bottom', happens: slideTo(({ x }) => ({ x, y: PHONE.height - 1 })) },
  { what: 'the finger slides off at the top', happens: slideTo(({ x }) => ({ x, y: 1 })) },
  { what: 'another window comes to the front', happens: hear('blur') },
  { what: 'the page is hidden', happens: hear('visibilitychange') },
  { what: 'the page is left', happens: hear('pagehide') },
  { what: 'Escape', happens: ({ page }) => page.keyboard.press(ESCAPE) },
  {
    what: 'the window grows by a little',
    happens: ({ page }) => page.setViewportSize({ width: PHONE.width, height: PHONE.height + 40 }),
  },
  {
    what: 'the phone is turned',
    happens: ({ page }) => page.setViewportSize({ width: PHONE.height, height: PHONE.width }),
  },
  { what: 'the finger comes back to the cap', happens: ({ fingers, from }) => fingers.move(from) },
]

journey('nothing that interrupts a pull lets it fire', async ({ newDevice }) => {
  journey.setTimeout(300_000)
  const page = await (await newDevice(PHONE, TOUCH)).newPage()
  const screen = new DevicePage(page, 'solo')
  const table = new DeviceTable(screen)
  const fingers = await Fingers.on(page)
  await screen.open()
  await screen.start()

  for (const { what, happens, ends } of INTERRUPTIONS) {
    await journey.step(what, async () => {
      await table.awaitTurn()
      const from = await screen.court.middle()
      const at = { x: from.x + PULL.dx, y: from.y + PULL.dy }
      const pull: HeldPull = { page, fingers, from, at }
      await fingers.down(from)
      await fingers.drag(from, PULL)
      await expect(screen.court.element).toHaveAttribute('data-hand', 'pulling')
      await happens(pull)
      await (ends ?? (() => fingers.up()))(pull)
      await expect(screen.court.element).toHaveAttribute('data-hand', 'idle')
      await page.setViewportSize(PHONE)
      await expect(page.locator('[data-flicks]')).toHaveAttribute('data-flicks', '0')
      expect(await table.shots()).toEqual([])
    })
  }

  await journey.step('the same pull fires when nothing interrupts it', async () => {
    await table.awaitTurn()
    await screen.court.pullWithFinger(PULL)
    await expect.poll(() => table.shots()).toHaveLength(1)
  })
})

journey('a right click, Escape or coming back calls a pull of the mouse off', async ({ newDevice }) => {
  const page = await (await newDevice()).newPage()
  const screen = new DevicePage(page, 'solo')
  const table = new DeviceTable(screen)
  const { mouse } = page
  await screen.open()
  await screen.start()
  const from = await screen.court.middle()

  const callsOff: readonly (readonly [string, () => Promise<void>])[] = [
    [
      'right click',
      async () => {
        await mouse.down({ button: 'right' })
        await mouse.up({ button: 'right' })
      },
    ],
    ['Escape', () => page.keyboard.press(ESCAPE)],
    ['coming back', () => mouse.move(from.x + 1, from.y)],
  ]
  for (const [what, happens] of callsOff) {
    await journey.step(what, async () => {
      await table.awaitTurn()
      await screen.court.hold(PULL)
      await expect(screen.court.element).toHaveAttribute('data-hand', 'pulling')
      await happens()
      await mouse.up()
      await expect(screen.court.element).toHaveAttribute('data-hand', 'idle')
      expect(await table.shots()).toEqual([])
    })
  }
  await journey.step('a pull may leave the court and the window, and fires there', async () => {
    await mouse.move(from.x, from.y)
    await mouse.down()
    await mouse.move(from.x, PHONE.height + 20, { steps: 6 })
    await mouse.up()
    await expect.poll(() => table.shots()).toHaveLength(1)
  })
})

journey('no scroll and no swipe of the browser takes a pull away', async ({ newDevice }) => {
  const page = await (await newDevice(PHONE, TOUCH)).newPage()
  const fingers = await Fingers.on(page)
  const scrolled = () => page.evaluate<number>('window.scrollY')

  await journey.step('on a page that scrolls, a drag on the court does not scroll it', async () => {
    await page.goto('/')
    const court = page.locator('[data-court]').first()
    await court.scrollIntoViewIfNeeded()
    await expect(court).not.toHaveAttribute('data-allowed', 'nothing')
    await expect(court).toHaveCSS('touch-action', 'none')
    const before = await scrolled()
    const box = await court.boundingBox()
    if (box === null) throw new Error('there is no court')
    const from = { x: box.x + box.width / 2, y: box.y + box.height * 0.7 }
    await fingers.down(from)
    await fingers.drag(from, { dx: 0, dy: -200 })
    await expect(court).toHaveAttribute('data-hand', 'pulling')
    await fingers.up()
    await expect(court).toHaveAttribute('data-hand', 'idle')
    expect(await scrolled()).toBe(before)
  })

  await journey.step('the same drag beside the court does', async () => {
    const before = await scrolled()
    const court = await page.locator('[data-court]').first().boundingBox()
    if (court === null) throw new Error('there is no court')
    const beside = court.y > 300 ? court.y - 20 : court.y + court.height + 120
    const from = { x: PHONE.width / 2, y: beside }
    await fingers.down(from)
    await fingers.drag(from, { dx: 0, dy: -200 })
    await fingers.up()
    await expect.poll(scrolled).toBeGreaterThan(before)
  })

  await journey.step('at a table the whole page stays, and a touch from the edge is the game’s', async () => {
    const screen = new DevicePage(page, 'solo')
    await screen.open()
    await screen.start()
    await new DeviceTable(screen).awaitTurn()
    await expect(page.locator('html')).toHaveCSS('overscroll-behavior', 'none')
    await expect(screen.court.element).toHaveCSS('touch-action', 'none')
    await page.evaluate(
      "addEventListener('touchstart', (touch) => (document.documentElement.dataset.kept = touch.defaultPrevented))",
    )
    const { y } = await screen.court.middle()
    const box = await screen.court.element.boundingBox()
    if (box === null) throw new Error('there is no court')
    const edge = { x: Math.max(2, Math.ceil(box.x) + 1), y }
    await fingers.down(edge)
    await fingers.drag(edge, { dx: 110, dy: 0 })
    await expect(screen.court.element).toHaveAttribute('data-hand', 'pulling')
    await expect(page.locator('html')).toHaveAttribute('data-kept', 'true')
    await fingers.up()
    await expect(page).toHaveURL(/\/play\/solo$/)
    await expect.poll(() => new DeviceTable(screen).shots()).toHaveLength(1)
  })
})
