import { expect } from '@playwright/test'
import { LevelTable } from '../src/game/level-table.ts'
import { levelWhere } from '../src/game/level-where.ts'
import { ChallengesPage } from '../src/pages/challenges-page.ts'
import { DESKTOP, journey } from '../src/system/journey.ts'
import { photograph } from '../src/system/photograph.ts'

/** Levels with a clock for who plays alone: by a bounce, so that one flick wins. */
const CLOCKED = levelWhere(
  ({ goal, clock, caps }) => goal.kind === 'bank' && clock !== null && caps.length === 1,
)
/** Games against one computer player, who knocks out whoever misses. */
const GAME = levelWhere(({ goal, caps }) => goal.kind === 'game' && caps.length === 2)

journey('a level with a clock: looked at, lost to the clock, tried again and won', async ({ newDevice }) => {
  const screen = new ChallengesPage(await (await newDevice()).newPage())
  const { page } = screen
  await screen.unlock()

  await journey.step('the clock waits: the court is seen, the goal and the clock are said', async () => {
    await screen.openLevel(CLOCKED.number)
    await expect(screen.ready).toContainText(`You have ${String(CLOCKED.clock)} seconds for each flick`)
    await expect(screen.court.element).toHaveAttribute('data-allowed', 'nothing')
    await expect(screen.court.element).toBeInViewport({ ratio: 0.5 })
    await photograph(page, 'challenges-ready')
  })

  // R10.4: three clocks in a row are walking away, whatever flicks are left
  const lost =
    CLOCKED.flicks[2] < 3
      ? 'The clock ran out, and that cost the last flick.'
      : 'Three clocks in a row ran out.'
  await journey.step('nobody flicks, and the card says what happened', async () => {
    await screen.begin()
    await expect(screen.ending).toContainText(lost, {
      timeout: 60_000,
    })
    await photograph(page, 'challenges-clock-lost')
  })

  await journey.step('the court can be looked at, and the card comes back', async () => {
    await screen.press('Look at the court')
    await expect(screen.ending).toBeHidden()
    await photograph(page, 'challenges-folded')
    await screen.press('How it ended')
    await expect(screen.ending).toBeVisible()
  })

  await journey.step('tried again the clock waits once more, and the level is won in time', async () => {
    await screen.press('Try again')
    await expect(screen.ready).toBeVisible()
    await LevelTable.begin(screen, CLOCKED.number).win(() => screen.begin())
    await expect(screen.ending.locator('[data-stars]')).toBeVisible()
  })
})

journey('a game against a computer player: knocked out, and told by whom', async ({ newDevice }) => {
  const screen = new ChallengesPage(await (await newDevice()).newPage())
  const { page } = screen
  await screen.unlock()
  await screen.openLevel(GAME.number)
  await expect(page.locator('[data-player]')).toHaveCount(2)
  const table = LevelTable.begin(screen, GAME.number)
  await table.missToTheEnd()
  await expect(screen.ending).toContainText('Cap B knocked you out.')
  await expect(page.locator('[data-ruling]')).not.toContainText('Another flick')
  await photograph(page, 'challenges-knocked-out')
})

journey('a level by keyboard alone', async ({ newDevice }) => {
  const screen = new ChallengesPage(await (await newDevice(DESKTOP)).newPage())
  const { page } = screen
  await screen.open()
  await screen.level(1).focus()
  await page.keyboard.press('Enter')
  await expect(screen.court.element).toBeFocused()
  await LevelTable.begin(screen, 1).winByKeys()
  await expect(screen.ending.getByRole('button', { name: 'Next level' })).toBeFocused()
  await photograph(page, 'challenges-keys')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /^Level 2/ })).toBeAttached()
  await expect(screen.court.element).toBeFocused()
  await page.getByRole('button', { name: 'All levels' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Challenges' })).toBeFocused()
})

journey('a reload in the middle of an attempt: it goes on, and the hint stays', async ({ newDevice }) => {
  const screen = new ChallengesPage(await (await newDevice()).newPage())
  const { page } = screen
  await screen.unlock()
  await screen.openLevel(1)
  for (let failures = 0; failures < 3; failures += 1) {
    await LevelTable.begin(screen, 1).miss(1)
    await screen.press('Start over')
  }
  await screen.press('Hint')
  await expect(screen.hint).toBeVisible()
  const table = LevelTable.begin(screen, 1)
  await table.miss(1)
  await page.reload()
  await expect(screen.flicksLeft).toHaveAttribute('data-flicks-left', '2')
  await expect(screen.hint).toBeVisible()
  await table.win()
  await screen.expectStars(2)
  await page.reload()
  await expect(screen.flicksLeft).toHaveAttribute('data-flicks-left', '3')
})

journey(
  'addresses of the challenges: short ones lead there, and one that there is not says how many',
  async ({ newDevice }) => {
    const page = await (await newDevice()).newPage()
    await page.goto('/challenges')
    await expect(page).toHaveURL(/\/play\/challenges$/)
    await page.goto('/challenges/1')
    await expect(page).toHaveURL(/\/play\/challenges\/1$/)
    const answer = await page.goto('/play/challenges/201')
    expect(answer?.status()).toBe(404)
    await expect(page.getByText('There are 200 levels.')).toBeVisible()
    await page.getByRole('link', { name: 'All levels' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Challenges' })).toBeVisible()
  },
)
