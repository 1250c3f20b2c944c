import type { Page } from '@playwright/test'
import { ChallengesPage } from '../src/pages/challenges-page.ts'
import { journey } from '../src/system/journey.ts'
import { take, takeAt } from '../src/sheet/take.ts'

const PLAIN = [
  ['/', 'home'],
  ['/rules', 'rules'],
  ['/sign-in', 'sign-in'],
  ['/sign-up', 'sign-up'],
  ['/forgot', 'forgot'],
  ['/reset?token=worn-out', 'reset'],
  ['/verify?token=worn-out', 'verify'],
  ['/email?token=worn-out', 'email'],
  ['/settings', 'settings-visitor'],
  ['/ranked', 'ranked-visitor'],
  ['/play/machine', 'machine-set-up'],
  ['/play/local', 'local-set-up'],
  ['/play/solo', 'solo-set-up'],
  ['/play/online', 'online'],
  ['/r/ZZZZ', 'room-missing'],
  ['/replays/open', 'replay-open'],
  ['/offline', 'offline'],
  ['/nowhere', 'missing'],
  ['/players/nobody', 'missing-player'],
] as const

/** As a browser does that could put the site on the home screen. */
const offerToInstall = async (page: Page): Promise<void> => {
  await page.evaluate(() => {
    dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt: () => Promise.resolve() }))
  })
  await page.getByRole('button', { name: 'Install' }).waitFor()
}

journey('what a visitor finds', async ({ newDevice }) => {
  const page = await (await newDevice()).newPage()
  for (const [address, state] of PLAIN) await takeAt(page, address, state)
})

journey('forms that were filled in wrongly, menus, and Spanish', async ({ newDevice }) => {
  const page = await (await newDevice()).newPage()
  await page.goto('/sign-up')
  await page.getByLabel('E-mail').fill('nobody')
  await page
    .getByRole('main')
    .getByRole('button', { name: /^(Sign up|Create)/ })
    .click()
  await take(page, 'sign-up-errors')
  await page.goto('/sign-in')
  await page.getByLabel('E-mail').fill('nobody@players.example')
  await page.getByLabel('Password').fill('certainly not this')
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('alert').first().waitFor()
  await take(page, 'sign-in-refused')
  await page.goto('/')
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await take(page, 'play-menu')
  await offerToInstall(page)
  await take(page, 'play-menu-install')
  await page.getByRole('button', { name: 'Español' }).click()
  for (const [address, state] of [
    ['/', 'home'],
    ['/play/machine', 'machine-set-up'],
    ['/settings', 'settings'],
    ['/how-to-play', 'how-to-play'],
    ['/play/online', 'online'],
  ] as const)
    await takeAt(page, address, `spanish-${state}`)
})

journey('the lesson, step by step', async ({ newDevice }) => {
  const page = await (await newDevice()).newPage()
  await page.goto('/how-to-play')
  for (const step of [1, 2, 3, 4, 5, 6]) {
    await page.getByRole('button', { name: new RegExp(`^Step ${String(step)}:`) }).click()
    await take(page, `how-to-play-${String(step)}`)
  }
})

journey('challenges: the map, a level, and one that is locked', async ({ newDevice }) => {
  const screen = new ChallengesPage(await (await newDevice()).newPage())
  await takeAt(screen.page, '/play/challenges', 'challenges')
  await takeAt(screen.page, '/play/challenges/1', 'challenge')
  await takeAt(screen.page, '/play/challenges/7', 'challenge-locked')
})
