import { fillOnce } from '../src/sheet/fill-once.ts'
import { journey } from '../src/system/journey.ts'
import { take, takeAt } from '../src/sheet/take.ts'

const SETTINGS_DIALOGS = [
  ['Change the address', 'settings-change-email'],
  ['Delete my account', 'settings-delete'],
] as const

journey('rankings, replays and profiles of a season', async ({ newDevice, system }) => {
  const { names } = await fillOnce(system)
  const page = await (await newDevice()).newPage()
  await takeAt(page, '/rankings', 'rankings')
  await takeAt(page, '/rankings/xp', 'rankings-xp')
  await takeAt(page, '/rankings/solo', 'rankings-solo')
  await takeAt(page, '/rankings?search=nobody', 'rankings-search-none')
  await takeAt(page, '/replays', 'replays')
  await takeAt(page, '/replays?player=nobody-at-all', 'replays-none-found')
  await takeAt(page, `/players/${names[0] ?? ''}`, 'profile')
  await page.goto('/replays')
  await page.locator('a[href^="/replays/"]:not([href$="open"])').first().click()
  await page.locator('[data-proof]').waitFor()
  await take(page, 'replay')
})

journey('somebody who has an account', async ({ newPlayer }) => {
  const { page } = await newPlayer('Rosalinda')
  await takeAt(page, '/', 'home-signed-in')
  await takeAt(page, '/settings', 'settings')
  for (const [button, state] of SETTINGS_DIALOGS) {
    await page.getByRole('button', { name: button }).click()
    await page.getByRole('dialog').waitFor()
    await take(page, state)
    await page.keyboard.press('Escape')
  }
  await takeAt(page, '/ranked', 'ranked')
  await page.getByRole('button', { name: 'Find a game' }).click()
  await page.getByRole('button', { name: /Cancel|Leave/ }).waitFor()
  await take(page, 'ranked-queue')
})
