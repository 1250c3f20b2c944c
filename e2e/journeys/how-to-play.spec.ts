import { expect } from '@playwright/test'
import { HowToPlayPage } from '../src/pages/how-to-play-page.ts'
import { journey } from '../src/system/journey.ts'
import { photograph } from '../src/system/photograph.ts'

journey('the game is learned in six steps, with a wrong try and a walk away', async ({ newDevice }) => {
  const page = await (await newDevice()).newPage()
  const lesson = new HowToPlayPage(page)
  const { court, words } = lesson
  await page.goto('/')
  await page.locator('main').getByRole('link', { name: 'How to play' }).click()

  await journey.step('1: a flick, by keyboard, and on with Enter', async () => {
    await lesson.expectTrying('flick')
    await court.element.focus()
    for (const key of ['ArrowUp', 'ArrowRight', 'Enter']) await page.keyboard.press(key)
    await expect(words).toHaveAttribute('data-phase', 'reached')
    await expect(page.getByRole('button', { name: 'Next step' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(court.element).toBeFocused()
  })

  await journey.step('2: two wrong tries are said why, then a box is landed', async () => {
    await lesson.expectTrying('land')
    const before = await court.placeOf(0)
    await lesson.shoot('miss', { x: 500, y: 180 })
    await expect(words).toContainText('not in your next box')
    await lesson.expectTrying('land')
    expect(await court.placeOf(0)).toEqual(before)
    await expect(page.locator('[data-hint]')).toHaveCount(0)
    await lesson.shoot('chalk')
    await lesson.expectTrying('land')
    await expect(page.locator('[data-hint]')).toBeVisible()
    await photograph(page, 'how-to-play-hint')
    await lesson.reach('land', 'box')
    await photograph(page, 'how-to-play-reached')
    await lesson.goOn()
  })

  await journey.step('3: set down, and pot', async () => {
    await lesson.expectTrying('setDown')
    await court.dragCap(0, { dx: 0, dy: 8 })
    await lesson.reach('pot', 'pot')
    await lesson.goOn()
  })

  await journey.step('away and back: this device remembers', async () => {
    await lesson.expectTrying('chalk')
    await page.goto('/rules')
    await page.locator('main').getByRole('link', { name: 'How to play' }).click()
    await lesson.expectTrying('chalk')
    for (const number of [1, 2, 3]) {
      await expect(lesson.step(number)).toHaveAccessibleName(/done$/)
    }
    await expect(lesson.step(4)).toHaveAttribute('aria-current', 'step')
  })

  await journey.step('4: chalk, miss and the skull', async () => {
    await lesson.reach('chalk', 'chalk', { x: 180, y: 1120 })
    await lesson.goOn()
    await lesson.reach('miss', 'miss', { x: 400, y: 1030 })
    await lesson.goOn()
    await lesson.reach('skull', 'skull', { x: 400, y: 560 })
    await photograph(page, 'how-to-play-skull')
  })

  await journey.step('6 and back to 5: any step is one tap away', async () => {
    await lesson.step(6).click()
    await lesson.expectTrying('killer')
    await lesson.step(5).click()
    await lesson.reach('rescue', 'rescue', { x: 630, y: 360 })
    await lesson.goOn()
    await lesson.reach('knockIn', 'knock-in', { x: 880, y: 460 })
    await lesson.goOn()
  })

  await journey.step('6: a killer, and a knockout', async () => {
    await lesson.reach('killer', 'box')
    await lesson.goOn()
    await lesson.reach('knockout', 'knockout')
    await photograph(page, 'how-to-play-over')
    for (const number of [1, 2, 3, 4, 5, 6]) {
      await expect(lesson.step(number)).toHaveAccessibleName(/done$/)
    }
    await expect(page.getByRole('link', { name: 'Play the machine' })).toBeFocused()
  })
})

journey('a rule is tried on the court beside it, once more and again', async ({ newDevice }) => {
  const page = await (await newDevice()).newPage()
  await page.goto('/rules')
  const section = page.getByRole('region', { name: /^Knock-ins/ })
  await section.scrollIntoViewIfNeeded()
  const court = section.locator('[data-court]')
  await court.focus()
  for (let turn = 0; turn < 30; turn += 1) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(section.getByRole('status')).toContainText('Knock-in')
  await section.getByRole('button', { name: 'Once more' }).click()
  await expect(section.getByRole('status')).toContainText('Knock Ray into box 5')
  await expect(section.locator('[data-cap="seat-1"]')).toHaveAttribute('data-x', '880')
})

journey('without script the rules are there in words alone', async ({ browser, baseURL }) => {
  const device = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL === undefined ? {} : { baseURL }),
  })
  const page = await device.newPage()
  await page.goto('/rules')
  await expect(page.getByRole('heading', { name: /^Rescues/ })).toBeVisible()
  await expect(page.locator('[data-rule-court]').first()).toBeHidden()
  await device.close()
})
