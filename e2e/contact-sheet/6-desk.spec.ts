import { fillOnce } from '../src/sheet/fill-once.ts'
import { take, takeAt } from '../src/sheet/take.ts'
import { DESKTOP, journey } from '../src/system/journey.ts'

journey('the door of the desk', async ({ newDevice, system }) => {
  const page = await (await newDevice(DESKTOP, { baseURL: system.admin })).newPage()
  await takeAt(page, '/sign-in', 'desk-door')
  await page.getByLabel('E-mail').fill('nobody@desk.example')
  await page.getByLabel('Password').fill('certainly not this')
  await page.getByRole('textbox', { name: /code/i }).fill('123456')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('alert').first().waitFor()
  await take(page, 'desk-door-refused')
  await takeAt(page, '/invite?token=worn-out', 'desk-invite')
})

journey('the desk after a season', async ({ newModerator, system }) => {
  await fillOnce(system)
  const { page } = await newModerator('Mo', 'admin')
  await takeAt(page, '/', 'desk-overview')
  await takeAt(page, '/cases?verdict=all', 'desk-cases')
  await page.keyboard.press('?')
  await page.getByRole('dialog').waitFor()
  await take(page, 'desk-keys')
  await page.goto('/cases')
  await page.locator('a[href^="/cases/"]').first().click()
  await page.locator('[data-proof]').waitFor()
  await take(page, 'desk-case')
  await page.keyboard.press('u')
  await page.getByRole('dialog').waitFor()
  await take(page, 'desk-decision')
  await takeAt(page, '/players?q=a', 'desk-players')
  await page.locator('a[href^="/players/"]').first().click()
  await page.waitForURL(/\/players\/.+/)
  await take(page, 'desk-player')
  for (const section of ['opinions', 'copies', 'audit', 'admins', 'account'])
    await takeAt(page, `/${section}`, `desk-${section}`)
})
