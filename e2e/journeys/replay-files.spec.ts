import { readFileSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { expect, type Page } from '@playwright/test'
import { decodeReplay, recordText, type Replay } from '@skelly/engine'
import { Court } from '../src/pages/court.ts'
import { OpenReplayPage, type GivenFile } from '../src/pages/open-replay-page.ts'
import { ReplayPage } from '../src/pages/replay-page.ts'
import { DESKTOP, journey, PHONE, TOUCH } from '../src/system/journey.ts'
import { photograph } from '../src/system/photograph.ts'

interface Vector {
  readonly text: string
  readonly word: string
}

/** A game as docs/replay-format keeps it. */
const vector = (name: string): Vector =>
  JSON.parse(
    readFileSync(new URL(`../../docs/replay-format/${name}.json`, import.meta.url), 'utf8'),
  ) as Vector

/** A whole game of Ana and Ben. */
const { text, word } = vector('ranked-last-cap')
const attempt = (): Vector => vector('challenge')
const GAME: GivenFile = { name: 'game.skelly.json', bytes: Buffer.from(text) }

const replayIn = (json: string): Replay => {
  const decoded = decodeReplay(json)
  if (!decoded.ok) throw new Error(`${decoded.refusal} at ${decoded.where}`)
  return decoded.value
}

/** Saves the game on the screen as a file. */
const save = async (page: Page): Promise<GivenFile> => {
  await page.getByRole('button', { name: 'Game file' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ])
  return { name: download.suggestedFilename(), bytes: await buffer(await download.createReadStream()) }
}

/** What stands on the clipboard after this was chosen. */
const copied = async (page: Page, choice: string): Promise<string> => {
  await page.getByRole('button', { name: 'Game file' }).click()
  await page.getByRole('button', { name: choice }).click()
  await expect(page.getByText(/copied/i).first()).toBeVisible()
  return page.evaluate(() => navigator.clipboard.readText())
}

journey(
  'a game is saved, dragged back, pasted and opened by its link, and checked each time',
  async ({ newDevice }) => {
    const device = await newDevice(DESKTOP)
    await device.grantPermissions(['clipboard-read', 'clipboard-write'])
    const page = await device.newPage()
    const open = new OpenReplayPage(page)
    const viewer = new ReplayPage(page)
    await open.open()
    await photograph(page, 'replay-open')

    await journey.step('a file that was chosen', async () => {
      await open.choose(GAME)
      await expect(viewer.proof).toHaveText('verified')
      await expect(open.opened).toContainText('Ana against Ben')
      await expect(open.opened).toContainText('game.skelly.json')
    })

    await journey.step('saved: who played and the day are its name, and it is the same game', async () => {
      const saved = await save(page)
      expect(saved.name).toMatch(/^skelly-ana-ben-\d{4}-\d\d-\d\d\.skelly\.json$/)
      expect(saved.bytes.toString('utf8')).toBe(`${text}\n`)
      await open.openOther()
      await open.drop(saved)
      await expect(viewer.proof).toHaveText('verified')
      await expect(open.opened).toContainText(saved.name)
    })

    await journey.step('as text, as a link that holds it, and the position on the screen', async () => {
      const notation = await copied(page, 'Copy as text')
      expect(notation).toBe(recordText(replayIn(text)))
      const link = await copied(page, 'Copy a link that holds the game')
      expect(link.endsWith(`/replays/open#${word}`)).toBe(true)
      expect(await copied(page, 'Copy the position')).toMatch(/^A\S*@[\d.,]+\S* B\S*@\S+ \| A in START/)
      await open.openOther()
      await open.paste(notation)
      await expect(viewer.proof).toHaveText('verified')

      const other = await device.newPage()
      const asked: string[] = []
      other.on('request', (request) => asked.push(request.url()))
      await other.goto(link)
      await expect(new ReplayPage(other).proof).toHaveText('verified')
      expect(asked.filter((url) => url.includes(word.slice(0, 40)))).toEqual([])
      await other.close()
    })

    await journey.step('a file dropped onto the list of replays is opened', async () => {
      await page.goto('/replays')
      await open.drop(GAME)
      await expect(page).toHaveURL(/\/replays\/open$/)
      await expect(viewer.proof).toHaveText('verified')
    })

    await journey.step('a changed flick says where the game differs', async () => {
      const changed = text.replace(
        /("move":\[2,-?\d+,-?\d+,)(\d+)/,
        (_, head: string, strength: string) => `${head}${String(Number(strength) - 1)}`,
      )
      expect(changed).not.toBe(text)
      await open.openOther()
      await open.choose({ name: 'changed.json', bytes: Buffer.from(changed) })
      await expect(viewer.proof).toContainText('differs at shot 1')
    })
  },
)

const json = (from: string | RegExp, to: string): Buffer => Buffer.from(text.replace(from, to))
const FIRST_FLICK = /\[2,-?\d+,/
const flicksMore = (count: number): string => {
  const flick =
    '{"after":900000,"action":{"kind":"move","seat":0,"move":[2,0,-1,300]},"hash":"0123456789abcdef"}'
  return `"commands":[${`${flick},`.repeat(count)}`
}

const HOSTILE: readonly (GivenFile & { readonly fault: string; readonly place?: string })[] = [
  { name: 'empty.json', bytes: Buffer.alloc(0), fault: 'empty' },
  { name: 'picture.png', bytes: Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), fault: 'not-text' },
  { name: 'archive.zip', bytes: Buffer.from('504b0304140000000800', 'hex'), fault: 'not-a-match' },
  { name: 'utf-16.json', bytes: Buffer.from(`\uFEFF${text}`, 'utf16le'), fault: 'not-text' },
  { name: 'cut.json', bytes: Buffer.from(text.slice(0, 500)), fault: 'not-json', place: 'replay:1:501' },
  { name: 'version.json', bytes: json('"format":1', '"format":2'), fault: 'unknown-format' },
  { name: 'rules.json', bytes: json('"rules":1', '"rules":7'), fault: 'other-game' },
  { name: 'large.json', bytes: Buffer.alloc(10_000_000, '['), fault: 'too-large' },
  { name: 'nested.json', bytes: Buffer.from(`{"format":${'['.repeat(4_000_000)}`), fault: 'malformed' },
  {
    name: 'crowd.json',
    bytes: json(/"seats":\[.*?\]/, `"seats":[${'{"name":"","fill":"tar"},'.repeat(999)}{}]`),
    fault: 'malformed',
    place: 'replay.setup.seats',
  },
  {
    name: 'infinity.json',
    bytes: json(FIRST_FLICK, '[2,1e999,'),
    fault: 'malformed',
    place: 'action.move[1]',
  },
  {
    name: 'twice.json',
    bytes: json('"date":', '"date":0,"date":'),
    fault: 'malformed',
    place: 'replay:1:22',
  },
  { name: 'flicks.json', bytes: json('"commands":[', flicksMore(20_000)), fault: 'too-many' },
]

journey('a file that is no replay says what it is, and the page goes on', async ({ newDevice }) => {
  const page = await (await newDevice()).newPage()
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  const open = new OpenReplayPage(page)
  await open.open()
  for (const { fault, place, ...file } of HOSTILE) {
    await journey.step(file.name, async () => {
      await open.choose(file)
      await expect(open.fault).toContainText(file.name)
      await expect(open.fault).toHaveAttribute('data-fault', fault)
      if (place !== undefined) await expect(open.fault).toContainText(place)
    })
  }
  await photograph(page, 'replay-fault')

  await journey.step('an attempt at a challenge is opened on its level', async () => {
    await open.choose({ name: 'attempt.json', bytes: Buffer.from(attempt().text) })
    await expect(open.opened).toContainText('Level 1:')
    await expect(new ReplayPage(page).proof).toHaveText('verified')
    await open.openOther()
  })

  await journey.step('a thousand flicks that no rules allow are watched as far as they go', async () => {
    await open.choose({ name: 'early.json', bytes: json('"commands":[', flicksMore(900)) })
    await expect(new ReplayPage(page).proof).toContainText('differs')
    await open.openOther()
  })

  await journey.step('and a good one is opened after all of them, with no connection left', async () => {
    await page.context().setOffline(true)
    await open.choose(GAME)
    await expect(new ReplayPage(page).proof).toHaveText('verified')
  })
  expect(errors).toEqual([])
})

journey(
  'what is sent to the API is read no further than anything that is sent may be long',
  async ({ playwright, baseURL }) => {
    const asking = await playwright.request.newContext({ baseURL: baseURL ?? '' })
    const send = (length: number) =>
      asking.post('/api/trpc/deviceGames.send', {
        headers: { 'content-type': 'application/json' },
        data: JSON.stringify({ game: 'A'.repeat(length), rematchOf: null }),
      })
    expect((await send(10_000_000)).status()).toBe(413)
    expect([400, 401]).toContain((await send(2_000_000)).status())
    await asking.dispose()
  },
)

journey(
  'a turn is tried with a finger, compared with what was played, and left again',
  async ({ newDevice }) => {
    const page = await (await newDevice(PHONE, TOUCH)).newPage()
    const open = new OpenReplayPage(page)
    const viewer = new ReplayPage(page)
    const court = new Court(page)
    const verdict = page.getByRole('region', { name: 'Your flick and theirs' })
    await open.open()
    await open.choose(GAME)
    await expect(viewer.proof).toHaveText('verified')
    // it stays on the device: nothing is asked of a server
    await page.context().setOffline(true)
    await viewer.next()
    await viewer.next()
    const shot = await viewer.viewer.getByText(/^Shot \d+ of \d+$/).textContent()

    await journey.step('the turn before can be tried, before its set-down', async () => {
      await page.getByRole('button', { name: 'Try it yourself' }).click()
      await page.getByRole('button', { name: 'The turn before' }).click()
      await page.getByRole('button', { name: 'The turn before' }).click()
      await expect(page.getByRole('dialog', { name: 'Try it yourself: shot 1' })).toBeVisible()
      await expect(court.element).toHaveAttribute('data-allowed', 'set-down-or-flick')
      await expect(page.locator('[data-way]')).toHaveCount(0)
      await photograph(page, 'replay-try')
    })

    await journey.step('the own flick is ruled and compared, as often as one likes', async () => {
      const start = await court.placeOf(0)
      for (const pull of [
        { dx: 0, dy: 20 },
        { dx: -4, dy: 60 },
      ]) {
        await court.pullWithFinger(pull)
        await expect(verdict).toContainText('You:')
        await expect(verdict).toContainText('Ana:')
        await expect(verdict.locator('[data-worth]')).not.toBeEmpty()
        await expect(page.locator('[data-way="theirs"]')).toHaveCount(1)
        expect(await court.placeOf(0)).not.toEqual(start)
        await photograph(page, 'replay-try-verdict')
        await verdict.getByRole('button', { name: 'Again' }).click()
        await expect(verdict).toBeHidden()
        await expect.poll(() => court.placeOf(0)).toEqual(start)
      }
    })

    await journey.step('the way back leads to the replay, at the turn that was tried', async () => {
      await page.getByRole('button', { name: 'Back to the replay' }).click()
      await expect(viewer.viewer).toContainText('Shot 1 of')
      expect(shot).toContain('Shot 3 of')
      await viewer.next()
      await page.getByRole('button', { name: 'Try it yourself' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.goBack()
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect(viewer.viewer).toContainText('Shot 2 of')
    })
  },
)
