import { expect, type Page } from '@playwright/test'
import { decodeReplay, encodeReplay, walkReplay, type Replay } from '@skelly/engine'
import { playSeasonAt } from '@skelly/season'
import { Fingers } from '../src/pages/fingers.ts'
import { ProfilePage } from '../src/pages/profile-page.ts'
import { ReplayPage } from '../src/pages/replay-page.ts'
import { DESKTOP, journey, PATIENT, PHONE, TOUCH } from '../src/system/journey.ts'
import { photograph } from '../src/system/photograph.ts'

// a system of its own: its games are these players' only ones
journey.use({ policy: { ...PATIENT, rematchWithin: 1_000 } })

/** Games of a season that are played to their end have more than these. */
const FEW_SHOTS = 8

/** What is stored where a replay's page is. */
const storedAt = async (page: Page, path: string): Promise<Replay> => {
  await page.goto(path)
  await page.getByRole('button', { name: 'Game file' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as a file' }).click()
  const text = await (await (await download).createReadStream()).setEncoding('utf8').toArray()
  const decoded = decodeReplay(text.join(''))
  if (!decoded.ok) throw new Error(decoded.refusal)
  return decoded.value
}

/** The first shot in which caps knock together, counted from 1; null where nobody touches anybody. */
const knockingShot = (replay: Replay): number | null => {
  const frame = walkReplay(replay).frames.find(({ entry }) =>
    entry.happenings.some(
      (happening) =>
        happening.kind === 'played' && happening.event.kind === 'shot' && happening.event.touched.length > 0,
    ),
  )
  return frame === undefined ? null : frame.before.ply + 1
}

interface Watched {
  readonly path: string
  readonly replay: Replay
  readonly shots: number
  readonly knock: number
}

/** A game of a player with a clock and a knock, of the last that were played. */
const gameToWatch = async (page: Page, name: string): Promise<Watched> => {
  await new ProfilePage(page).open(name)
  const links = await page
    .locator('a[href^="/replays/"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  for (const path of new Set(links.map((href) => (href ?? '').replace(/\?.*/, '')))) {
    const replay = await storedAt(page, path)
    const [knock, shots] = [knockingShot(replay), walkReplay(replay).frames.at(-1)?.after.ply ?? 0]
    if (knock !== null && shots > FEW_SHOTS && replay.setup.shotClock !== null)
      return { path, replay, shots, knock }
  }
  throw new Error(`${name} has played no game with a knock`)
}

/** How long the caps roll on the screen, ms, from now on. */
const rolling = (page: Page): Promise<number> =>
  page.evaluate(
    (patience) =>
      new Promise<number>((resolve, reject) => {
        let begun = 0
        const look = (): void => {
          const moves = document.querySelector('[data-court][data-moving="true"]') !== null
          if (moves && begun === 0) begun = performance.now()
          if (!moves && begun > 0) resolve(performance.now() - begun)
        }
        new MutationObserver(look).observe(document, { subtree: true, attributeFilter: ['data-moving'] })
        setTimeout(() => {
          reject(new Error('no cap was seen to roll'))
        }, patience)
      }),
    30_000,
  )

journey(
  'a replay is watched by mouse, keyboard and finger, at any instant',
  async ({ newDevice, system }) => {
    journey.setTimeout(300_000)
    const { names } = await playSeasonAt(system.database, { games: 6, players: 2, now: Date.now() })
    const device = await newDevice(DESKTOP)
    await device.grantPermissions(['clipboard-read', 'clipboard-write'])
    const page = await device.newPage()
    const viewer = new ReplayPage(page)
    const { knock, path, replay, shots } = await gameToWatch(page, names[0] ?? '')
    const at = (shot: number): string => `Shot ${String(shot)} of ${String(shots)}`

    await journey.step('a link to a shot begins there, verified, with everybody and the clock', async () => {
      await page.goto(`${path}?shot=3`)
      await expect(viewer.proof).toHaveText('verified')
      await expect(viewer.place).toHaveText(at(3))
      await expect(viewer.viewer.locator('[data-clock]')).toContainText(/^\d+\.\d s of \d+ s$/)
      for (const name of names) await expect(viewer.standing(name)).toContainText(/next \d+|killer|sits out/)
      await expect(viewer.viewer.locator('[data-standing][aria-current=true]')).toHaveCount(1)
    })

    await journey.step('it plays on by itself, and the address and the list follow', async () => {
      await viewer.play()
      await expect(viewer.court.element).toHaveAttribute('data-moving', 'true')
      await expect(viewer.place).not.toHaveText(at(3))
      await page.keyboard.press('Space')
      const shot = /\d+/.exec(await viewer.place.innerText())?.[0] ?? ''
      await expect(page).toHaveURL(new RegExp(`shot=${shot}$`))
      await expect(viewer.viewer.locator('ol [aria-current=true]')).toContainText(shot)
    })

    await journey.step('all keys', async () => {
      const { keyboard } = page
      await keyboard.press('k')
      await expect(viewer.viewer.getByRole('button', { name: 'Pause' })).toBeVisible()
      await keyboard.press('Space')
      await expect(viewer.viewer.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
      await keyboard.press('Home')
      await expect(viewer.place).toHaveText(at(1))
      await keyboard.press('ArrowRight')
      await expect(viewer.place).toHaveText(at(2))
      await keyboard.press('ArrowLeft')
      await expect(viewer.place).toHaveText(at(1))
      for (const key of ['Shift+ArrowRight', '.', 'Shift+ArrowLeft', '.']) await keyboard.press(key)
      await expect(viewer.scrubber).toHaveAttribute('aria-valuetext', `${at(1)}, 0.1 s`)
      await viewer.expectDrawnExactly()
      await keyboard.press('ArrowUp')
      await expect(viewer.speed).toHaveValue('2')
      for (let press = 0; press < 3; press += 1) await keyboard.press('ArrowDown')
      await expect(viewer.speed).toHaveValue('0.25')
      await keyboard.press('End')
      await expect(viewer.place).toHaveText('The end')
      await expect(viewer.viewer.getByText(/won\. /).first()).toBeVisible()
      await keyboard.press('?')
      await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible()
      await photograph(page, 'replay-keys')
      await keyboard.press('ArrowLeft')
      await keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(viewer.place).toHaveText('The end')
    })

    await journey.step('the scrubber has keys of its own: time, shots, both ends', async () => {
      await viewer.scrubber.focus()
      await page.keyboard.press('Home')
      for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowRight')
      await expect(viewer.scrubber).toHaveAttribute('aria-valuetext', `${at(1)}, 0.3 s`)
      await viewer.expectDrawnExactly()
      await page.keyboard.press('PageUp')
      await expect(viewer.place).toHaveText(at(2))
    })

    await journey.step('slow motion at knocks takes its time, and is remembered', async () => {
      await page.goto(`${path}?shot=${String(knock)}`)
      await expect(viewer.proof).toHaveText('verified')
      await expect(viewer.slowMotion).toHaveAttribute('aria-pressed', 'true')
      const slow = rolling(page)
      await viewer.play()
      expect(await slow).toBeGreaterThan(500)
      await viewer.slowMotion.click()
      await page.goto(`${path}?shot=${String(knock)}`)
      await expect(viewer.proof).toHaveText('verified')
      await expect(viewer.slowMotion).toHaveAttribute('aria-pressed', 'false')
      await expect(viewer.place).toHaveText(at(knock))
      const plain = rolling(page)
      await viewer.play()
      expect((await slow) - (await plain)).toBeGreaterThan(300)
      await page.keyboard.press('m')
      await expect(viewer.slowMotion).toHaveAttribute('aria-pressed', 'true')
    })

    await journey.step('a link to the shot is copied, and says so', async () => {
      await page.keyboard.press('Home')
      await page.getByRole('button', { name: 'Copy a link to this shot' }).click()
      await expect(page.getByText('Link copied')).toBeVisible()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
        `${new URL(page.url()).origin}${path}?shot=1`,
      )
    })

    await journey.step('a finger drags it to any instant, and every cap is drawn exactly there', async () => {
      const phone = await (await newDevice(PHONE, TOUCH)).newPage()
      const touched = new ReplayPage(phone)
      await phone.goto(path)
      await expect(touched.proof).toHaveText('verified')
      const fingers = await Fingers.on(phone)
      const [from, to] = [await touched.scrubberAt(0.2), await touched.scrubberAt(0.61)]
      await fingers.down(from)
      await fingers.drag(from, { dx: to.x - from.x, dy: 0 })
      await touched.expectDrawnExactly()
      await photograph(phone, 'replay-scrubbed')
      const there = Number(await touched.scrubber.getAttribute('aria-valuenow'))
      expect(there / Number(await touched.scrubber.getAttribute('aria-valuemax'))).toBeCloseTo(0.61, 1)
      // Away from the scrubber the finger goes a sixteenth of the way.
      await fingers.move({ x: to.x, y: to.y - 200 })
      await fingers.move({ x: to.x - 64, y: to.y - 200 })
      const now = async (): Promise<number> => Number(await touched.scrubber.getAttribute('aria-valuenow'))
      await expect.poll(now).toBeLessThan(there)
      expect(there - (await now())).toBeLessThan(
        0.05 * Number(await touched.scrubber.getAttribute('aria-valuemax')),
      )
      await touched.expectDrawnExactly()
      await fingers.up()
      await fingers.leave()
      expect(await phone.evaluate(() => scrollY)).toBe(0)
    })

    await journey.step('another flick than was played is found, and shown', async () => {
      const commands = replay.commands.map((command) => command)
      const index = commands.findIndex(({ hash, action }) => hash !== null && action.kind === 'move')
      const command = commands[index]
      if (command?.action.kind !== 'move') throw new Error('somebody has flicked')
      const strength = command.action.move.at(-1) ?? 0
      const move = command.action.move.with(-1, strength > 500 ? strength - 1 : strength + 1)
      commands[index] = { ...command, action: { ...command.action, move } }
      await page.goto('/replays/open')
      await page.getByRole('textbox').fill(encodeReplay({ ...replay, commands }))
      await page.getByRole('button', { name: 'Open', exact: true }).click()
      await expect(viewer.proof).toHaveText(/^differs at shot \d+$/)
      const differs = Number(/\d+/.exec(await viewer.proof.innerText())?.[0])
      await page.keyboard.press('End')
      await viewer.proof.click()
      await expect(viewer.place).toContainText(new RegExp(`^Shot ${String(differs)} of`))
      await expect(viewer.viewer.locator('ol [data-differs=true]')).toHaveAttribute('aria-current', 'true')
      await photograph(page, 'replay-differs')
    })

    await journey.step('court and controls together on every screen', async () => {
      await page.goto(`${path}?shot=${String(knock)}`)
      await expect(viewer.proof).toHaveText('verified')
      for (const [width, height] of [
        [390, 664],
        [390, 844],
        [844, 390],
        [820, 1180],
        [1440, 900],
      ] as const) {
        await page.setViewportSize({ width, height })
        for (const part of [
          viewer.court.element,
          viewer.scrubber,
          viewer.standing(names[0] ?? ''),
          viewer.speed,
        ]) {
          await expect(part).toBeInViewport({ ratio: 1 })
        }
        await photograph(page, `replay-${String(width)}x${String(height)}`)
      }
    })
  },
)
