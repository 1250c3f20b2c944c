import { expect } from '@playwright/test'
import { openRoom, startTogether } from '../src/game/gather.ts'
import { LobbyPage } from '../src/pages/lobby-page.ts'
import { MatchPage } from '../src/pages/match-page.ts'
import { OnlinePage } from '../src/pages/online-page.ts'
import { journey } from '../src/system/journey.ts'
import { photograph } from '../src/system/photograph.ts'

const UNCLOCKED = { seats: 2, clock: 'No shot clock' } as const
/** Nobody has this code: the system of this journey has had a handful of rooms. */
const NOBODYS = ['ZZZ2', 'ZZZ3', 'ZZZ4', 'ZZZ5', 'ZZZ6']

journey(
  'the last seat, twice the same person, out, full, started, and a maker who goes',
  async ({ newDevice, newPlayer }) => {
    journey.setTimeout(400_000)
    const ana = await newPlayer('Ana')
    const pages = await Promise.all([0, 1].map(async () => (await newDevice()).newPage()))
    const code = await openRoom(ana, UNCLOCKED)
    const lobby = new LobbyPage(ana.page)
    const guests = pages.map((page) => new LobbyPage(page))

    await journey.step('two people with the same last seat: one gets it, the other is told', async () => {
      for (const page of pages) await new OnlinePage(page).open()
      for (const page of pages) await new OnlinePage(page).typeCode(code.slice(0, -1))
      await Promise.all(pages.map((page) => page.keyboard.press(code.slice(-1))))
      for (const { page } of guests) await expect(page).toHaveURL(/\/r\//)
      await expect
        .poll(async () => {
          const [one = 0, other = 0] = await Promise.all(guests.map(({ mine }) => mine.count()))
          return one + other
        })
        .toBe(1)
      const [late] = (await guests[0]?.mine.count()) === 0 ? guests : guests.toReversed()
      await expect(late?.fullNotice ?? lobby.fullNotice).toBeVisible()
      await expect(lobby.taken).toHaveCount(2)
    })

    const isFirst = (await guests[0]?.mine.count()) === 1
    const [seated, late] = isFirst ? guests : guests.toReversed()
    if (seated === undefined || late === undefined) throw new Error('nobody came')
    const name = await seated.guestName()

    await journey.step('the same person in a second tab: the newer one has the seat', async () => {
      const second = new LobbyPage(await seated.page.context().newPage())
      await second.open(code)
      await expect(second.mine).toBeVisible()
      await expect(seated.takenOver).toBeVisible()
      await expect(lobby.taken).toHaveCount(2)
      await seated.comeBackHere()
      await expect(second.takenOver).toBeVisible()
      await second.page.close()
      await expect(seated.mine).toBeVisible()
    })

    await journey.step('a link that was cut off names no page', async () => {
      for (const path of ['/r/%E0%A4%A', '/players/%ff']) {
        expect((await ana.page.request.get(path)).status(), path).toBe(404)
      }
    })

    await journey.step('who is put out is told, and does not come in again', async () => {
      await lobby.remove(name)
      await expect(seated.removed).toBeVisible()
      await seated.open(code)
      await expect(seated.removed).toBeVisible()
      await photograph(seated.page, 'room-removed')
      await late.page.getByRole('button', { name: 'Sit down' }).click()
      await expect(late.mine).toBeVisible()
    })

    await journey.step('who comes when the game has started watches it', async () => {
      const other = { page: late.page, name: await late.guestName() }
      await startTogether({ player: ana, fill: 'tar' }, [{ player: other, fill: 'candle' }])
      await new MatchPage(ana.page).awaitStart()
      const newcomer = await (await newDevice()).newPage()
      await new LobbyPage(newcomer).open(code)
      const watcher = new MatchPage(newcomer)
      await watcher.awaitStart()
      await expect(watcher.watching).toBeVisible()
      await new MatchPage(ana.page).leave()
      await expect(watcher.ending).toBeVisible()
    })

    await journey.step('the maker goes, and the next seat runs the room', async () => {
      const ben = await newPlayer('Ben')
      const another = await openRoom(ben, UNCLOCKED)
      const next = new LobbyPage(await (await newDevice()).newPage())
      await next.open(another)
      await expect(next.mine).toBeVisible()
      await expect(next.startButton).toBeHidden()
      await new LobbyPage(ben.page).leave()
      await expect(next.startButton).toBeVisible()
      await expect(next.taken).toHaveCount(1)
    })
  },
)

/** The last one: from then on this machine's address waits. */
journey(
  'twenty wrong codes: ten times the same words, then a wait, also for the right code',
  async ({ newDevice, newPlayer }) => {
    const ana = await newPlayer('Ana')
    const code = await openRoom(ana, UNCLOCKED)
    const { page } = new LobbyPage(await (await newDevice()).newPage())
    const online = new OnlinePage(page)
    await online.open()
    for (let tries = 0; tries < 10; tries += 1) {
      await online.typeCode(NOBODYS[tries % NOBODYS.length] ?? '')
      await expect(online.noSuchRoom).toBeVisible()
    }
    for (let tries = 0; tries < 10; tries += 1) {
      await online.typeCode(NOBODYS[tries % NOBODYS.length] ?? '')
      await expect(online.wait).toBeVisible()
    }
    await online.typeCode(code)
    await expect(online.wait).toBeVisible()
    await photograph(page, 'room-wait')
  },
)
