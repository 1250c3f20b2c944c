import { expect, type Page, type ViewportSize } from '@playwright/test'
import { openRoom } from '../src/game/gather.ts'
import { FILL_WORDS } from '../src/pages/fill-words.ts'
import { LobbyPage } from '../src/pages/lobby-page.ts'
import { MatchPage } from '../src/pages/match-page.ts'
import { OnlinePage } from '../src/pages/online-page.ts'
import { ReplayPage } from '../src/pages/replay-page.ts'
import { SignInPage } from '../src/pages/sign-in-page.ts'
import { DESKTOP, journey, PATIENT, PHONE } from '../src/system/journey.ts'
import { photograph } from '../src/system/photograph.ts'

// a system of its own: wrong codes of other journeys are counted for this address, too
journey.use({ policy: { ...PATIENT, wrongCodesWithin: 1_000 } })

const FOUR = { seats: 4, clock: 'No shot clock' } as const

/** A low phone, a phone, both held sideways, a tablet and a desk. */
const SCREENS: readonly ViewportSize[] = [
  { width: 390, height: 664 },
  PHONE,
  { width: 667, height: 375 },
  { width: 844, height: 390 },
  { width: 820, height: 1180 },
  DESKTOP,
]

const onEachScreen = async (page: Page, look: () => Promise<void>): Promise<void> => {
  for (const screen of SCREENS) {
    await journey.step(`${String(screen.width)} by ${String(screen.height)}`, async () => {
      await page.setViewportSize(screen)
      await look()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        screen.width,
      )
    })
  }
  await page.setViewportSize(PHONE)
}

journey(
  'a room’s screens at every size, taps with their names, a guest’s XP, and the replay',
  async ({ newDevice }) => {
    journey.setTimeout(300_000)
    const pages = await Promise.all([0, 1].map(async () => (await newDevice()).newPage()))
    const [maker, friend] = pages
    if (maker === undefined || friend === undefined) throw new Error('two devices were asked for')
    const code = await openRoom({ page: maker, name: '' }, FOUR)
    const [lobby, other] = [new LobbyPage(maker), new LobbyPage(friend)]
    await other.open(code)
    await other.awaitSeat()
    const names = await Promise.all([lobby.guestName(), other.guestName()])

    await journey.step('seats and the big button are in the first screen', async () => {
      await expect(lobby.taken).toHaveCount(2)
      await onEachScreen(maker, async () => {
        await expect(lobby.seatOf(names[1])).toBeInViewport({ ratio: 1 })
        await expect(lobby.startButton).toBeInViewport({ ratio: 1 })
      })
    })

    await journey.step(
      'the way in is in the header of a phone, and the menu in it, in Spanish too',
      async () => {
        await expect(maker.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeInViewport({
          ratio: 1,
        })
        await maker.getByRole('button', { name: 'Español' }).click()
        await maker.getByRole('button', { name: 'Jugar' }).click()
        await expect(maker.getByRole('banner').getByRole('link', { name: 'Tabla' })).toBeInViewport({
          ratio: 1,
        })
        expect(await maker.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
        await maker.keyboard.press('Escape')
        await maker.getByRole('button', { name: 'English' }).click()
        await expect(maker.getByRole('button', { name: 'Start the game' })).toBeVisible()
      },
    )

    await other.chooseFill('candle')
    await other.beReady()
    await lobby.start()
    const [mine, theirs] = [new MatchPage(maker), new MatchPage(friend)]
    for (const match of [mine, theirs]) await match.awaitStart()

    await journey.step(
      'who waits is told once of taps; a tap shows whose it is on both screens',
      async () => {
        const hint = friend.locator('[data-tap-hint]')
        await expect(hint).toBeVisible()
        await expect(maker.locator('[data-tap-hint]')).toHaveCount(0)
        await photograph(friend, 'room-tap-hint')
        const cap = await friend.locator('.court-piece').first().boundingBox()
        if (cap === null) throw new Error('there is no cap')
        const shown = maker.locator('[data-tap]').getByText(names[1])
        const seen = shown.waitFor()
        await friend.mouse.click(cap.x + cap.width / 2, cap.y + cap.height / 2)
        await seen
        await photograph(maker, 'room-tap')
        await expect(hint).toHaveCount(0)
        await friend.reload()
        await theirs.awaitStart()
        await expect(hint).toHaveCount(0)
      },
    )

    await journey.step('a guest is told how to keep the XP', async () => {
      await mine.leave()
      await expect(theirs.xp).toBeVisible()
      const winner = theirs.ending.locator('[data-place="1"]')
      await expect(winner.getByText('you', { exact: true })).toBeVisible()
      const keep = theirs.ending.getByRole('link', { name: 'Sign up to keep it' })
      await expect(keep).toHaveAttribute(
        'href',
        `/sign-up?next=${encodeURIComponent(new URL(friend.url()).pathname)}`,
      )
      await photograph(friend, 'room-end-guest')
    })

    await journey.step('court and controls of the replay are in the first screen', async () => {
      await theirs.ending.getByRole('link', { name: 'Watch the replay' }).click()
      const replay = new ReplayPage(friend)
      await expect(replay.viewer).toBeVisible()
      await onEachScreen(friend, async () => {
        await expect(replay.court.element).toBeInViewport({ ratio: 1 })
        await expect(replay.viewer.getByRole('button', { name: 'Play', exact: true })).toBeInViewport({
          ratio: 1,
        })
        await expect(replay.viewer.getByRole('slider')).toBeInViewport({ ratio: 1 })
      })
      for (const name of names)
        await expect(friend.getByRole('list', { name: 'Who played' })).toContainText(name)
    })

    await journey.step('the cap that was chosen last is there wherever one plays next', async () => {
      await friend.goto('/play/solo')
      await expect(friend.getByRole('radio', { name: FILL_WORDS.candle })).toBeChecked()
      await openRoom({ page: friend, name: '' }, FOUR)
      await expect(friend.getByRole('radio', { name: FILL_WORDS.candle })).toBeChecked()
    })
  },
)

journey(
  'who signed out is asked who they are before they get another seat',
  async ({ newPlayer, newDevice }) => {
    const ana = await newPlayer('Ana')
    const { page } = ana
    const code = await openRoom(ana, FOUR)
    await page.goto('/')
    await page.getByRole('button', { name: /^Account/ }).click()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
    const lobby = new LobbyPage(page)
    await lobby.open(code)
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
    await new SignInPage(page).submit(ana.identity)
    await lobby.awaitSeat()
    await expect(lobby.taken).toHaveCount(1)
    const stranger = new LobbyPage(await (await newDevice()).newPage())
    await stranger.open(code)
    await stranger.awaitSeat()
  },
)

journey(
  'who comes by a code while the server is away is let in when it is back',
  async ({ newDevice, system }) => {
    const pages = await Promise.all([0, 1, 2].map(async () => (await newDevice()).newPage()))
    const [maker, friend, other] = pages
    if (maker === undefined || friend === undefined || other === undefined)
      throw new Error('three devices were asked for')
    const code = await openRoom({ page: maker, name: '' }, FOUR)
    const online = new OnlinePage(friend)
    await online.open()
    const isBack = system.killGameServer()
    await online.typeCode(code)
    await new LobbyPage(other).open(code)
    for (const page of pages) await new LobbyPage(page).awaitSeat()
    await isBack
  },
)
