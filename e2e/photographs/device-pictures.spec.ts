import { expect } from '@playwright/test'
import { drawGrip, PHYSICS_VERSION, seedOf, skelly, type SeatSetup, type Setup } from '@skelly/engine'
import { BOTS_VERSION, COMPUTER_PLAYERS } from '@skelly/engine/bots'
import { OffscreenTable } from '../src/game/offscreen-table.ts'
import { isMiss, playOnce } from '../src/game/play-the-run.ts'
import { DevicePage } from '../src/pages/device-page.ts'
import { DESKTOP, journey } from '../src/system/journey.ts'
import { picture } from '../src/system/picture.ts'

const seed = seedOf('d'.repeat(32))
if (seed === null) throw new Error('no seed')

const versions = { physics: PHYSICS_VERSION, rules: skelly.version, bots: BOTS_VERSION }
const fixed = { ruleset: 'skelly', court: 'street', versions, seed } as const

const rivals: readonly SeatSetup[] = [
  { name: COMPUTER_PLAYERS.easy.name, fill: 'tar', computer: 'easy' },
  { name: COMPUTER_PLAYERS.normal.name, fill: 'floor', computer: 'normal' },
  { name: COMPUTER_PLAYERS.hard.name, fill: 'candle', computer: 'hard' },
]
const versusThree: Setup = {
  ...fixed,
  way: 'machine',
  grip: drawGrip(seed),
  shotClock: 20,
  seats: [{ name: 'You', fill: 'crayon' }, ...rivals],
}
const alone: Setup = {
  ...fixed,
  way: 'solo',
  grip: 100,
  shotClock: null,
  seats: [{ name: 'You', fill: 'crayon' }],
}

/** Everybody's rounds until the picture is taken: the person pots twice and lets the others play. */
const ROUNDS = 4

journey('the pictures of games on one device', async ({ newDevice }) => {
  const versus = new OffscreenTable(versusThree, { handOver: false, takeBacks: true })
  for (let round = 0; round < ROUNDS; round += 1) {
    await playOnce(versus, 0)
    await playOnce(versus, 0)
    await versus.play(isMiss)
    versus.letComputersPlay()
  }
  const desk = new DevicePage(await (await newDevice(DESKTOP)).newPage(), 'machine')
  await desk.keep(versus.save)
  await desk.open()
  await desk.press('Go on')
  await desk.court.awaitTurn()
  await desk.court.hold({ dx: 40, dy: 70 })
  await picture(desk.page, 'versus-the-machine')

  const run = new OffscreenTable(alone, { handOver: false, takeBacks: false })
  while (run.umpire.progressOf(0) < 24) await playOnce(run, 0)
  await playOnce(run, 0)
  const phone = new DevicePage(await (await newDevice()).newPage(), 'solo')
  await phone.keep(run.save)
  await phone.open()
  await expect(phone.ending).toContainText('Run done!')
  await picture(phone.page, 'solo-run')
})
