import { expect, type Page } from '@playwright/test'
import { levelWhere } from '../src/game/level-where.ts'
import { Table } from '../src/game/table.ts'
import { ChallengesPage } from '../src/pages/challenges-page.ts'
import { DevicePage } from '../src/pages/device-page.ts'
import { journey } from '../src/system/journey.ts'

/** Phones upright and sideways, a tablet and a desk. `least`: the share of the largest court that fits in there. */
const SCREENS = [
  { width: 390, height: 664, least: 0.75 },
  { width: 390, height: 844, least: 0.9 },
  { width: 667, height: 375, least: 0.9 },
  { width: 844, height: 390, least: 0.9 },
  { width: 820, height: 1180, least: 0.8 },
  { width: 1440, height: 900, least: 0.95 },
] as const

/** Courts that are much narrower or wider than the street leave room elsewhere: they are held to less. */
const USUAL = { narrowest: 0.7, widest: 1.1 } as const
const LEAST_UNUSUAL = 0.5

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width - 1 &&
  other.x < one.x + one.width - 1 &&
  one.y < other.y + other.height - 1 &&
  other.y < one.y + one.height - 1

/** The street that is shown, and all that stands round it. */
const shown = async (page: Page): Promise<{ readonly street: Box; readonly round: readonly Box[] }> => {
  await page.locator('.court-street').waitFor()
  return page.evaluate(() => {
    const boxOf = (element: Element): Box => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return { x, y, width, height }
    }
    const street = document.querySelector('.court-street')
    if (street === null) throw new Error('there is no court')
    const round = document.querySelectorAll(
      '.table-places > header button, .table-places > header a, [data-player], [data-goal], [data-flicks-left], [data-prompt]',
    )
    return { street: boxOf(street), round: [...round].map(boxOf).filter(({ width }) => width > 0) }
  })
}

const expectRoomForTheCourt = async (page: Page, name: string): Promise<void> => {
  for (const { width, height, least } of SCREENS) {
    await journey.step(`${name} at ${String(width)} × ${String(height)}`, async () => {
      await page.setViewportSize({ width, height })
      // a screen takes a moment to be as large as it is asked to be
      await expect(async () => {
        const { street, round } = await shown(page)
        const ratio = street.width / street.height
        const share = street.width / Math.min(width, height * ratio)
        const isUsual = ratio > USUAL.narrowest && ratio < USUAL.widest
        expect(share).toBeGreaterThan(isUsual ? least : Math.min(least, LEAST_UNUSUAL))
        expect(round.filter((box) => overlap(street, box))).toEqual([])
        const scrolls = await page.evaluate(() => document.documentElement.scrollHeight > innerHeight)
        expect(scrolls).toBe(false)
      }).toPass({ timeout: 20_000 })
    })
  }
}

journey('the court has the room: levels of every kind', async ({ newDevice }) => {
  const screen = new ChallengesPage(await (await newDevice()).newPage())
  await screen.unlock()
  const levels = [
    levelWhere(({ number }) => number === 1),
    levelWhere(({ clock, caps }) => clock !== null && caps.every(({ computer }) => computer === null)),
    levelWhere(({ clock, caps }) => clock !== null && caps.some(({ computer }) => computer !== null)),
    levelWhere(({ caps }) => caps.filter(({ computer }) => computer !== null).length === 2),
    levelWhere(({ court }) => court.width > court.height * 1.5),
    levelWhere(({ court }) => court.height > court.width * 1.8),
  ]
  for (const { number } of levels) {
    await screen.openLevel(number)
    await expectRoomForTheCourt(screen.page, `level ${String(number)}`)
  }
})

journey('the court has the room: games on one device', async ({ newDevice }) => {
  const machine = new DevicePage(await (await newDevice()).newPage(), 'machine')
  await machine.open()
  await machine.press('One more')
  await machine.start()
  await expectRoomForTheCourt(machine.page, 'versus the machine')
  const solo = new DevicePage(machine.page, 'solo')
  await solo.open()
  await solo.start()
  await expectRoomForTheCourt(solo.page, 'the solo run')
})

journey('the court has the room: a ranked game', async ({ newPlayer }) => {
  const [ana, ben] = [await newPlayer('Ana'), await newPlayer('Ben')]
  const table = await Table.meet([
    { player: ana, fill: 'crayon' },
    { player: ben, fill: 'tar' },
  ])
  await expectRoomForTheCourt(table.screen(0).page, 'a ranked game')
})
