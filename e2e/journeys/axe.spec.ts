import { expect, type Page } from '@playwright/test'
import { faultsAt, type Doing, type Visit } from '../src/access/visit.ts'
import { fillOnce } from '../src/sheet/fill-once.ts'
import { DESKTOP, FINGERS, journey, PHONE, signUpOn } from '../src/system/journey.ts'

const press =
  (name: string | RegExp): Doing =>
  (page) =>
    page.getByRole('button', { name }).first().click()

const keys: Doing = async (page) => {
  await page.locator('body').press('?')
  await page.getByRole('dialog').waitFor()
}

const onCourt: Doing = async (page) => {
  await press(/^Start the/)(page)
  await page.locator('[data-allowed]').waitFor()
}

const refused: Doing = (page) => page.getByRole('main').locator('[type=submit]').first().click()

const invited: Doing = async (page) => {
  await page.getByLabel('E-mail').fill('new@desk.example')
  await press('Make the link')(page)
  await page.locator('[data-invite-link], [role=dialog]').first().waitFor()
}

const shown =
  (what: string): Doing =>
  (page) =>
    page.locator(what).first().waitFor()

/** Once the device has said that it keeps no game. */
const setUp = shown('main button:text-matches("^Start the")')

/** What anybody may open, without an account and before anything was played. */
const SITE: readonly Visit[] = [
  ['/', ['front page'], ['the menu of ways to play', press(/^Play$/)]],
  ['/rules', ['rules']],
  ['/how-to-play', ['how to play']],
  ['/sign-in', ['sign in'], ['sign in, refused', refused]],
  ['/sign-up', ['sign up'], ['sign up, refused', refused]],
  ['/forgot', ['forgot']],
  ['/reset?token=worn-out', ['reset']],
  ['/verify?token=worn-out', ['verify']],
  ['/email?token=worn-out', ['e-mail']],
  ['/settings', ['settings of a visitor']],
  ['/ranked', ['ranked of a visitor']],
  ['/replays/open', ['open a replay']],
  ['/rankings', ['rankings of nobody yet']],
  ['/replays', ['no replays yet']],
  ['/offline', ['not without a connection']],
  ['/nowhere', ['no page']],
  ['/players/nobody', ['no player']],
  ['/replays/nope', ['no replay']],
]

/** What is played on the device, and where rooms are opened. */
const GAMES: readonly Visit[] = [
  ['/play/machine', ['the machine, set up', setUp], ['the machine, in play', onCourt]],
  ['/play/machine', ['the machine, paused', shown('button:has-text("Go on")')]],
  ['/play/local', ['pass and play, set up', setUp], ['pass and play, in play', onCourt], ['keys', keys]],
  [
    '/play/solo',
    ['solo, set up', setUp],
    ['solo, in play', onCourt],
    ['solo, in words', press('Tell the table in words')],
  ],
  ['/play/challenges', ['challenges', shown('[data-level="1"]')]],
  ['/play/challenges/1', ['a challenge']],
  ['/play/challenges/7', ['a locked challenge']],
  ['/play/online', ['online']],
  ['/r/ZZZZ', ['no room', shown('h1')]],
]

const PLAYER: readonly Visit[] = [
  ['/', ['front page of a player'], ['the menu of the account', press(/^Account|^Rosalinda/)]],
  ['/settings', ['settings']],
  ['/ranked', ['ranked'], ['waiting for a game', press('Find a game')]],
  ['/notices', ['notices']],
]

const SEASON: readonly Visit[] = [
  ['/rankings', ['rankings']],
  ['/rankings/xp', ['rankings by XP']],
  ['/rankings/solo', ['rankings of solo runs']],
  ['/rankings?search=nobody', ['nobody found']],
  ['/replays?player=nobody-at-all', ['no replay found']],
  ['/replays', ['replays'], ['replay', firstOf('a[href^="/replays/"]:not([href$="open"])')]],
]

const DOOR: readonly Visit[] = [
  ['/sign-in', ['the door of the desk'], ['the door, refused', refused]],
  ['/invite?token=worn-out', ['an invite worn out']],
]

const DESK: readonly Visit[] = [
  ['/', ['overview']],
  ['/cases?verdict=all', ['queue'], ['keys of the desk', keys]],
  [
    '/cases',
    ['case', firstOf('a[href^="/cases/"]')],
    [
      'decision',
      async (page) => {
        await page.keyboard.press('u')
        await page.getByRole('dialog').waitFor()
      },
    ],
  ],
  ['/players?q=a', ['players'], ['a player at the desk', firstOf('a[href^="/players/"]')]],
  ['/opinions', ['opinions']],
  ['/copies', ['copies']],
  ['/audit', ['audit']],
  ['/admins', ['admins'], ['an invite to the desk', invited]],
  ['/account', ['own account at the desk']],
  ['/nowhere', ['no page of the desk']],
]

/** Follows the first of these links, and waits until a replay that is there has been played again. */
function firstOf(links: string): Doing {
  return async (page: Page) => {
    const link = page.locator(links).first()
    const to = (await link.getAttribute('href')) ?? ''
    await link.click()
    await page.waitForURL((url) => to.startsWith(url.pathname))
    if (!to.startsWith('/players/')) await page.locator('[data-proof]').waitFor()
  }
}

journey.setTimeout(300_000)

journey('every page of the site, for a visitor', async ({ newDevice }) => {
  const page = await (await newDevice(PHONE, FINGERS)).newPage()
  expect(await faultsAt(page, SITE)).toEqual([])
})

journey('every way to play, for a visitor', async ({ newDevice }) => {
  const page = await (await newDevice(PHONE, FINGERS)).newPage()
  expect(await faultsAt(page, GAMES)).toEqual([])
})

journey('pages of a season, and of somebody with an account', async ({ newDevice, system }) => {
  const { names } = await fillOnce(system)
  const { page } = await signUpOn(await newDevice(PHONE, FINGERS), 'Rosalinda')
  const profile: Visit = [`/players/${names[0] ?? ''}`, ['profile']]
  expect(await faultsAt(page, [...PLAYER, ...SEASON, profile])).toEqual([])
})

journey('the desk', async ({ newDevice, newModerator, system }) => {
  await fillOnce(system)
  const door = await (await newDevice(DESKTOP, { baseURL: system.admin })).newPage()
  const { page } = await newModerator('Mo', 'admin')
  // whose roles may be changed
  await newModerator('Ada', 'admin')
  await newModerator('Mia', 'moderator')
  expect([...(await faultsAt(door, DOOR)), ...(await faultsAt(page, DESK))]).toEqual([])
})
