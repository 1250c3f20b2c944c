import { expect, type Page } from '@playwright/test'
import { DeviceTable } from '../src/game/device-table.ts'
import { fourCaps } from '../src/game/four-caps.ts'
import { twoAtTable } from '../src/game/gather.ts'
import { DevicePage } from '../src/pages/device-page.ts'
import { journey, PHONE, TOUCH } from '../src/system/journey.ts'
import { photograph } from '../src/system/photograph.ts'

/** A phone with a notch and a home bar, px, upright and on its left side. */
const UPRIGHT = { top: 47, right: 0, bottom: 34, left: 0 } as const
const SIDEWAYS = { top: 0, right: 47, bottom: 21, left: 47 } as const
type Insets = Readonly<Record<'top' | 'right' | 'bottom' | 'left', number>>

/** What the phone takes of the screen: browsers on a desk take nothing. */
const take = async (page: Page, insets: Insets): Promise<void> => {
  const rules = Object.entries(insets).map(([side, px]) => `--safe-${side}: ${String(px)}px !important;`)
  await page.addStyleTag({ content: `:root { ${rules.join(' ')} }` })
}

/** Every control and the court lie inside of what is left of the screen. */
const expectClear = async (page: Page, insets: Insets): Promise<void> => {
  const size = page.viewportSize()
  if (size === null) throw new Error('there is no screen')
  const shown = page.locator('[data-court], header button:visible, header a:visible, [data-prompt]')
  for (const each of await shown.all()) {
    const box = await each.boundingBox()
    if (box === null || box.width <= 1) continue
    const what = await each.evaluate((element) => element.outerHTML.slice(0, 80))
    expect(box.y, `${what}: top`).toBeGreaterThanOrEqual(insets.top)
    expect(box.x, `${what}: left`).toBeGreaterThanOrEqual(insets.left - 0.5)
    expect(box.x + box.width, `${what}: right`).toBeLessThanOrEqual(size.width - insets.right + 0.5)
    expect(box.y + box.height, `${what}: bottom`).toBeLessThanOrEqual(size.height - insets.bottom + 0.5)
  }
}

journey(
  'the table keeps clear of notch and home bar, fits anew when the phone is turned, and is kept',
  async ({ newDevice }) => {
    const page = await (await newDevice(PHONE, TOUCH)).newPage()
    const screen = new DevicePage(page, 'solo')
    await page.goto('/')
    await screen.open()
    await screen.start()
    const table = new DeviceTable(screen)
    await table.awaitTurn()

    await journey.step('upright and sideways', async () => {
      await take(page, UPRIGHT)
      await expectClear(page, UPRIGHT)
      await photograph(page, 'phone-notch')
      await page.setViewportSize({ width: PHONE.height, height: PHONE.width })
      await take(page, SIDEWAYS)
      await expectClear(page, SIDEWAYS)
      await photograph(page, 'phone-notch-sideways')
      await page.setViewportSize(PHONE)
    })

    await journey.step(
      'the court is no text: it neither zooms nor scrolls; the page about it may be zoomed',
      async () => {
        await expect(screen.court.element).toHaveCSS('touch-action', 'none')
        await expect(page.locator('body')).toHaveCSS('touch-action', 'auto')
        const viewport = await page.locator('meta[name=viewport]').getAttribute('content')
        expect(viewport).not.toMatch(/user-scalable|maximum-scale/)
        expect(viewport).toContain('viewport-fit=cover')
      },
    )

    await journey.step('going back leaves a game of the device as it is', async () => {
      await screen.court.pull({ dx: 0, dy: 90 })
      await expect.poll(async () => (await table.shots()).length).toBe(1)
      await page.goBack()
      await page.goForward()
      await table.awaitTurn()
      expect(await table.shots()).toHaveLength(1)
    })
  },
)

journey('at 30 frames a second a shot takes as long as at 60', async ({ newDevice }) => {
  const scene = fourCaps()
  const lasts = async (halved: boolean): Promise<number> => {
    const page = await (await newDevice()).newPage()
    if (halved)
      await page.addInitScript(() => {
        const frame = window.requestAnimationFrame.bind(window)
        window.requestAnimationFrame = (draw) => frame(() => frame(draw))
      })
    const screen = new DevicePage(page, 'local')
    await screen.keep(scene.save)
    await screen.open()
    await screen.press('Go on')
    await new DeviceTable(screen).awaitTurn()
    const rolls = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let began = 0
          new MutationObserver(() => {
            const moves = document.querySelector('[data-court][data-moving="true"]') !== null
            if (moves && began === 0) began = performance.now()
            if (!moves && began > 0) resolve(performance.now() - began)
          }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-moving'] })
        }),
    )
    await screen.court.pull(scene.breaking)
    return rolls
  }
  const [slow, usual] = [await lasts(true), await lasts(false)]
  expect(Math.abs(slow - usual), `${String(slow)} and ${String(usual)} ms`).toBeLessThan(400)
})

journey('going back from a game that others play on asks first', async ({ newPlayer }) => {
  const [ana, ben] = [await newPlayer('Ana'), await newPlayer('Ben')]
  await twoAtTable({ player: ana, fill: 'candle' }, { player: ben, fill: 'tar' }, 'No shot clock')
  const { page } = ana
  const table = page.url()
  const question = page.getByRole('alertdialog', { name: 'Go away from the table?' })

  await journey.step('stayed: the table is as it was', async () => {
    await page.locator('[data-prompt]').click()
    await page.goBack()
    await expect(question).toBeVisible()
    await photograph(page, 'phone-back')
    await question.getByRole('button', { name: 'Stay' }).click()
    await expect(question).toBeHidden()
    expect(page.url()).toBe(table)
    await expect(page.locator('[data-court]')).toBeVisible()
  })

  await journey.step('gone: elsewhere, with the way back in sight', async () => {
    page.on('dialog', (dialog) => void dialog.accept())
    await page.goBack()
    await question.getByRole('button', { name: 'Go away' }).click()
    await expect(page).not.toHaveURL(table)
    await expect(page.getByRole('link', { name: 'Back to your game' })).toBeVisible({ timeout: 30_000 })
  })
})
