import { expect, type Page } from '@playwright/test'
import type { Fill } from '@skelly/engine'
import { fourPlayers } from '../src/game/four-players.ts'
import { openRoom, startTogether } from '../src/game/gather.ts'
import { Table } from '../src/game/table.ts'
import { LobbyPage } from '../src/pages/lobby-page.ts'
import { MatchPage } from '../src/pages/match-page.ts'
import { OnlinePage } from '../src/pages/online-page.ts'
import { ReplayPage } from '../src/pages/replay-page.ts'
import type { Person } from '../src/player.ts'
import { journey, PATIENT } from '../src/system/journey.ts'
import { photograph } from '../src/system/photograph.ts'

journey.use({ policy: { ...PATIENT, rematchWithin: 120_000 } })

const FILLS: readonly Fill[] = ['crayon', 'tar', 'candle', 'floor']

/** By the link, without an account. */
const guestAt = async (page: Page, code: string): Promise<Person> => {
  const lobby = new LobbyPage(page)
  await lobby.open(code)
  return { page, name: await lobby.guestName() }
}

journey(
  'four people play a room’s game to its end, one watches, and they play another',
  async ({ newDevice, newPlayer }) => {
    journey.setTimeout(600_000)
    const [ana, ben, cy] = [await newPlayer('Ana'), await newPlayer('Ben'), await newPlayer('Cy')]
    const code = await openRoom(ana, { seats: 4, clock: 'No shot clock' })
    const online = new OnlinePage(ben.page)
    await online.open()
    await online.typeCode(code.toLowerCase())
    await expect(new LobbyPage(ben.page).mine).toBeVisible()
    await new LobbyPage(cy.page).open(code)
    await expect(new LobbyPage(cy.page).mine).toBeVisible()
    const dee = await guestAt(await (await newDevice()).newPage(), code)
    const watcher = new MatchPage(await (await newDevice()).newPage())
    await new LobbyPage(watcher.page).open(code)
    await expect(new LobbyPage(watcher.page).fullNotice).toBeVisible()
    await photograph(ana.page, 'room-lobby')

    const people = [ana, ben, cy, dee]
    const roomers = people.map((player, place) => ({ player, fill: FILLS[place] ?? 'tar' }))
    const [maker, ...others] = roomers
    if (maker === undefined) throw new Error('nobody')
    await startTogether(maker, others)
    const table = await Table.around(roomers)
    await watcher.awaitStart()
    table.watchers.push(watcher)
    const game = fourPlayers(table)

    await journey.step('who watches sees the same and can’t act', async () => {
      await expect(watcher.watching).toBeVisible()
      await expect(ana.page.getByRole('img', { name: '1 watching' })).toBeVisible()
      await watcher.court.pull({ dx: 0, dy: 60 })
      await table.agree()
    })
    await journey.step('one falls into the skull and is rescued', async () => {
      await game.begin()
      await expect(table.screen(0).standing(ben.name)).toContainText('sits out')
      await game.rescue()
      await expect(watcher.standing(ben.name)).not.toContainText('sits out')
    })
    await journey.step('a killer knocks one out, and two at once', async () => {
      await game.comeHome()
      await expect(watcher.standing(ana.name)).toHaveText('killer')
      await photograph(watcher.page, 'room-watching')
      await game.knockOutOne()
      await expect(table.screen(1).standing(ben.name)).toHaveText('out')
      await game.killTwo()
    })
    await journey.step('everybody is told the places, and the replay verifies', async () => {
      for (const screen of [...table.screens, watcher]) {
        await expect(screen.ending).toBeVisible({ timeout: 60_000 })
        const places = await Promise.all(people.map(({ name }) => screen.placeOf(name)))
        expect(places).toEqual([1, 4, 2, 2])
      }
      await photograph(dee.page, 'room-over')
      const link = watcher.ending.getByRole('link', { name: 'Watch the replay' })
      const replay = new ReplayPage(await watcher.page.context().newPage())
      await replay.page.goto((await link.getAttribute('href')) ?? '')
      await expect(replay.proof).toHaveText('verified')
      await replay.page.close()
    })

    await journey.step('a rematch: who was first is last, and who leaves is out', async () => {
      const { matchId } = table
      for (const screen of table.screens) await screen.wishRematch()
      for (const screen of [...table.screens, watcher]) await screen.awaitNext(matchId)
      const again = await Table.around(roomers)
      expect(again.players.map(({ name }) => name)).toEqual([ben, cy, dee, ana].map(({ name }) => name))
      again.watchers.push(watcher)
      await again.play(({ verdict }) => verdict === 'miss', { x: 720, y: 1200 })
      await again.screen(2).leave()
      for (const screen of [again.screen(0), watcher])
        await expect(screen.standing(dee.name)).toHaveText('out')
      again.umpire.left(2)
      await again.play(({ verdict }) => verdict === 'miss', { x: 720, y: 1200 })
      await again.screen(3).leave()
      await again.screen(1).leave()
      for (const screen of [again.screen(0), watcher]) {
        await expect(screen.ending).toBeVisible()
        const places = await Promise.all(people.map(({ name }) => screen.placeOf(name)))
        expect(places).toEqual([3, 1, 2, 4])
      }
    })
  },
)
