import { expect } from '@playwright/test'
import { playSeasonAt, playSoloRunAt } from '@skelly/season'
import { gameCounts, QUESTIONS } from '../src/game/game-counts.ts'
import { ReplayPage } from '../src/pages/replay-page.ts'
import { ReplaysPage } from '../src/pages/replays-page.ts'
import { DESKTOP, journey, PATIENT } from '../src/system/journey.ts'
import { photograph } from '../src/system/photograph.ts'

/** More than a page of games. */
const SEASON = { games: 24, players: 5 } as const
const PAGE = 20

// a system of its own: games that other journeys play would stand in its list
journey.use({ policy: { ...PATIENT, rematchWithin: 1_100 } })

journey(
  'replays are looked for, paged through, kept private and pictured',
  async ({ newDevice, newPlayer, system }) => {
    journey.setTimeout(600_000)
    const season = await playSeasonAt(system.database, { ...SEASON, now: Date.now() })
    const page = await (await newDevice(DESKTOP)).newPage()
    const replays = new ReplaysPage(page)
    const [one = '', two = ''] = season.names

    await journey.step('every question has as many answers as the tables say', async () => {
      const counts = await gameCounts(system.database)
      for (const [question, where] of QUESTIONS) {
        await replays.open(question.replace('$1', one).replace('$2', two))
        expect([question, await replays.count()]).toEqual([question, await counts.count(where, [one, two])])
      }
      await counts.close()
      await replays.open()
      await photograph(page, 'replays-desktop')
    })

    await journey.step('pages follow one another, and the way back leads back', async () => {
      await replays.open()
      const all = await replays.count()
      const first = await replays.ids()
      expect(first).toHaveLength(PAGE)
      await page.getByRole('link', { name: 'Next page' }).click()
      await expect(page).toHaveURL(/after=/)
      await expect.poll(async () => (await replays.ids())[0]).not.toBe(first[0])
      const second = await replays.ids()
      expect(second).toHaveLength(Math.min(PAGE, all - PAGE))
      expect(new Set([...first, ...second]).size).toBe(first.length + second.length)
      await page.goBack()
      await expect.poll(() => replays.ids()).toEqual(first)
      await page.goForward()
      await expect.poll(() => replays.ids()).toEqual(second)
      await page.getByRole('link', { name: 'Page before' }).click()
      await expect.poll(() => replays.ids()).toEqual(first)
    })

    await journey.step(
      'choices are carried out at once, stand in the address, and are taken back',
      async () => {
        await replays.open()
        await replays.choose('Way of play', 'Ranked')
        await expect(page).toHaveURL(/way=ranked/)
        await replays.choose('Order', 'Longest first')
        await expect(page).toHaveURL(/order=longest/)
        await page.getByRole('combobox', { name: 'Player', exact: true }).fill(one.slice(0, 5).toLowerCase())
        await page.getByRole('option', { name: one }).click()
        await expect(page).toHaveURL(new RegExp(`player=${one}`))
        await expect(replays.said).toHaveText([one, 'Ranked', 'Longest first', 'Clear all'])
        const found = await replays.ids()
        await photograph(page, 'replays-narrowed')
        // the address alone says all of it
        const shared = await (await newDevice()).newPage()
        await shared.goto(page.url())
        expect(await new ReplaysPage(shared).ids()).toEqual(found)
        await replays.said.filter({ hasText: 'Ranked' }).click()
        await expect(page).not.toHaveURL(/way=/)
        await page.goBack()
        await expect(replays.said).toHaveCount(4)
        expect(await replays.ids()).toEqual(found)
      },
    )

    await journey.step('a row leads to its replay, a profile to all games', async () => {
      await replays.open(`player=${one}`)
      await replays.rows.first().getByRole('link').click()
      await expect(new ReplayPage(page).proof).toHaveText('verified', { timeout: 60_000 })
      await page.goto(`/players/${one}`)
      await page.getByRole('link', { name: 'All games' }).click()
      await expect(replays.said).toHaveText([one])
    })

    await journey.step('where nothing is found it is said why', async () => {
      await replays.open('player=Nobody_Here')
      await expect(page.getByText('Nobody is called Nobody_Here')).toBeVisible()
      await replays.open('event=double-kill&way=solo')
      await expect(page.getByText('No games like that')).toBeVisible()
      await photograph(page, 'replays-none')
    })

    await journey.step('a link is shown with a picture', async () => {
      await replays.open()
      const [id = ''] = await replays.ids()
      await page.goto(`/replays/${id}?shot=3`)
      const address = (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? ''
      expect(address).toContain(`/replays/${id}/picture?lang=en&shot=3`)
      await expect(page.locator('meta[name="twitter:card"]')).toHaveAttribute(
        'content',
        'summary_large_image',
      )
      for (const picture of [address, `/replays/${id}/picture`]) {
        const answer = await page.request.get(picture)
        const png = await answer.body()
        expect(answer.headers()['content-type']).toBe('image/png')
        expect(png.subarray(1, 4).toString()).toBe('PNG')
        expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
        const etag = answer.headers()['etag'] ?? ''
        const again = await page.request.get(picture, { headers: { 'If-None-Match': etag } })
        expect(again.status()).toBe(304)
      }
      const none = '/replays/00000000-0000-7000-8000-000000000000/picture'
      expect((await page.request.get(none)).status()).toBe(404)
    })

    await journey.step('a game of one’s own is kept private, and shown again', async () => {
      const player = await newPlayer('Shy')
      await playSoloRunAt(system.database, { name: player.name, now: Date.now() - 3_600_000 })
      const own = new ReplaysPage(player.page)
      await own.open(`player=${player.name}`)
      const [id = ''] = await own.ids()
      const statusFor = async (path: string): Promise<number> => (await page.request.get(path)).status()
      const places = [`/replays/${id}`, `/replays/${id}/picture`]
      for (const place of places) expect(await statusFor(place)).toBe(200)
      await own.rows.first().getByRole('link').click()
      const choice = player.page.getByRole('switch', { name: 'Only for who played' })
      await choice.click()
      await expect(player.page.getByText('Nobody else finds or sees this game')).toBeVisible()
      await photograph(player.page, 'replay-private')

      for (const place of places) expect(await statusFor(place)).toBe(404)
      await replays.open(`player=${player.name}`)
      expect(await replays.count()).toBe(0)
      await page.goto(`/players/${player.name}`)
      expect(await page.locator(`a[href*="${id}"]`).count()).toBe(0)

      await own.open(`player=${player.name}`)
      await expect(own.rows.first()).toContainText('Only for who played')
      await own.rows.first().getByRole('link').click()
      await expect(choice).toBeChecked()
      await choice.click()
      await expect(player.page.getByText('Everybody can find and watch this game.')).toBeVisible()
      for (const place of places) expect(await statusFor(place)).toBe(200)
      await replays.open(`player=${player.name}`)
      expect(await replays.count()).toBe(1)
    })

    await journey.step('all of it on a phone', async () => {
      const phone = await (await newDevice()).newPage()
      const list = new ReplaysPage(phone)
      await phone.goto('/')
      await phone.getByRole('button', { name: 'Play', exact: true }).first().click()
      await phone.getByRole('link', { name: 'Replays' }).first().click()
      await expect(list.rows).toHaveCount(PAGE)
      await photograph(phone, 'replays-phone')
      await phone.getByRole('button', { name: 'Filters' }).click()
      await photograph(phone, 'replays-phone-filters')
      await list.choose('How it ended', 'By knocking out')
      await expect(phone).toHaveURL(/ending=knockouts/)
      await list.open('ending=knockouts&order=longest')
      await photograph(phone, 'replays-phone-narrowed')
    })
  },
)
