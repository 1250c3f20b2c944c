import { expect, type Page } from '@playwright/test'
import { twoAtTable } from '../src/game/gather.ts'
import { isMiss } from '../src/game/play-the-run.ts'
import { Table } from '../src/game/table.ts'
import type { Wanted } from '../src/game/umpire.ts'
import type { MatchPage } from '../src/pages/match-page.ts'
import { SignInPage } from '../src/pages/sign-in-page.ts'
import { accountOf } from '../src/pages/sign-up-page.ts'
import { journey, PATIENT, signUpOn } from '../src/system/journey.ts'

/** Everything as promised, but for the clock of the game that is left for 50 s. */
journey.use({ policy: PATIENT })

const AWAY = 50_000

/** One that rolls for seconds. */
const isHardMiss: Wanted = (ruling, after, flick) => isMiss(ruling, after, flick) && flick.strength > 900

/** Every page leads back to the game that is on. */
const backFrom = async (page: Page, path: string): Promise<void> => {
  await page.goto(path)
  await page.getByRole('link', { name: 'Back to your game' }).click()
}

/** The screen shows caps rolling, at last, although nobody flicks. */
const seesLastShots = async (screen: MatchPage): Promise<void> => {
  const rolls = screen.court.awaitRoll()
  await screen.lately.click()
  await rolls
}

/** As a phone does with a page that it puts to sleep: nothing of it runs, until it is woken. */
const putToSleep = async (page: Page): Promise<() => Promise<void>> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Debugger.enable')
  await session.send('Debugger.pause')
  return async () => {
    await session.send('Debugger.disable')
    await session.detach()
  }
}

journey('every way back leads to the same seat', async ({ newDevice, newPlayer, system }) => {
  journey.setTimeout(600_000)
  const [ana, ben] = [await newPlayer('Ana'), await newPlayer('Ben')]
  const roomers = [{ player: ana, fill: 'candle' } as const, { player: ben, fill: 'tar' } as const] as const
  const table = await twoAtTable(...roomers, 'No shot clock')
  const otherPlays = async (): Promise<void> => {
    const found = table.umpire.find(isMiss)
    await table.mover.court.awaitTurn()
    await table.mover.court.pull(found.pull)
    table.umpire.played(found)
    await table.agreeOn(table.screen(1))
  }

  await journey.step('a reload in the own turn', async () => {
    const { page } = ana
    page.once('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await table.agree()
    await table.play(isMiss)
  })

  await journey.step('a browser that crashed, and a shot that was missed', async () => {
    const device = ana.page.context()
    const storageState = await device.storageState()
    await device.close()
    await otherPlays()
    const again = await (await newDevice(undefined, { storageState })).newPage()
    await backFrom(again, '/')
    const screen = table.moveTo(0, again)
    await table.agree()
    await seesLastShots(screen)
    await table.agree()
    await table.play(isMiss)
  })

  await journey.step('another device of the same account: the first one is told', async () => {
    const before = table.screen(0)
    const other = await (await newDevice()).newPage()
    const signIn = new SignInPage(other)
    await signIn.open()
    await signIn.submit(ana.identity)
    await expect(accountOf(other, ana.name)).toBeVisible()
    await backFrom(other, '/play/solo')
    table.moveTo(0, other)
    await expect(before.takenOver).toBeVisible()
    await otherPlays()
    await table.agree()
    await before.page.close()
  })

  await journey.step('a phone that slept through a shot', async () => {
    await table.play(isMiss)
    const wake = await putToSleep(table.screen(0).page)
    await otherPlays()
    await wake()
    await table.agree()
    await table.play(isMiss)
  })

  await journey.step('a server that was killed', async () => {
    await system.killGameServer()
    await table.backOnLine()
    await table.agree()
    await table.play(isMiss)
  })
})

journey(
  'airplane mode for 50 s: back in the seat, what was missed is shown, the clock ran on',
  async ({ newPlayer, newRoamer }) => {
    journey.setTimeout(600_000)
    const roamer = await newRoamer()
    const [ana, ben] = [await newPlayer('Ana'), await signUpOn(roamer.context, 'Ben')]
    const table = await Table.meet([
      { player: ana, fill: 'candle' },
      { player: ben, fill: 'tar' },
    ])
    const [stays, goes] = [table.players.indexOf(ana), table.players.indexOf(ben)]
    while (table.umpire.mover !== stays) await table.play(isMiss)
    const [here, away] = [table.screen(stays), table.screen(goes)]
    await here.court.awaitTurn()
    await roamer.loseNetwork()
    const lostAt = performance.now()
    const found = table.umpire.find(isHardMiss)
    await here.court.pull(found.pull)
    table.umpire.played(found)
    await table.agreeOn(here)
    await expect(away.lineLost).toBeVisible({ timeout: AWAY / 2 })
    await expect(here.silence).toContainText(ben.name)
    await away.page.waitForTimeout(AWAY - (performance.now() - lostAt))

    const rolls = away.court.awaitRoll()
    await roamer.findNetwork()
    await rolls
    await table.backOnLine()
    await table.agree()
    await expect(here.silence).toBeHidden()
    const seconds = await Promise.all([away, here].map((screen) => screen.secondsLeft(ben.name)))
    const [own = 0, others = 0] = seconds
    expect(Math.abs(own - others)).toBeLessThanOrEqual(2)
    expect(own).toBeLessThan(PATIENT.rankedShotClock - AWAY / 2000)
    await table.play(isMiss)
  },
)
