import { drawGrip, PHYSICS_VERSION, seedOf, skelly, type SeatSetup, type Setup } from '@skelly/engine'
import { BOTS_VERSION, COMPUTER_PLAYERS } from '@skelly/engine/bots'
import { LevelTable } from '../src/game/level-table.ts'
import { OffscreenTable } from '../src/game/offscreen-table.ts'
import { isMiss, playOnce } from '../src/game/play-the-run.ts'
import { ChallengesPage } from '../src/pages/challenges-page.ts'
import { DevicePage } from '../src/pages/device-page.ts'
import { journey } from '../src/system/journey.ts'
import { take } from '../src/sheet/take.ts'

const seed = seedOf('d'.repeat(32))
if (seed === null) throw new Error('no seed')

/** The button at the court that tells all of it in words. */
const WORDS = 'Tell the table in words'

const versions = { physics: PHYSICS_VERSION, rules: skelly.version, bots: BOTS_VERSION }
const fixed = { ruleset: 'skelly', court: 'street', versions, seed } as const
const rivals: readonly SeatSetup[] = [
  { name: COMPUTER_PLAYERS.easy.name, fill: 'tar', computer: 'easy' },
  { name: COMPUTER_PLAYERS.normal.name, fill: 'floor', computer: 'normal' },
  { name: COMPUTER_PLAYERS.hard.name, fill: 'candle', computer: 'hard' },
]
const machine: Setup = {
  ...fixed,
  way: 'machine',
  grip: drawGrip(seed),
  shotClock: 20,
  seats: [{ name: 'You', fill: 'crayon' }, ...rivals],
}
const local: Setup = {
  ...fixed,
  way: 'local',
  grip: 100,
  shotClock: null,
  seats: [
    { name: 'Ana', fill: 'crayon' },
    { name: 'Ben', fill: 'tar' },
  ],
}
const solo: Setup = {
  ...fixed,
  way: 'solo',
  grip: 100,
  shotClock: null,
  seats: [{ name: 'You', fill: 'crayon' }],
}

journey('a game against three computer players', async ({ newDevice }) => {
  const table = new OffscreenTable(machine, { handOver: false, takeBacks: true })
  for (let round = 0; round < 3; round += 1) {
    await playOnce(table, 0)
    await table.play(isMiss)
    table.letComputersPlay()
  }
  const desk = new DevicePage(await (await newDevice()).newPage(), 'machine')
  await desk.keep(table.save)
  await desk.open()
  await take(desk.page, 'machine-go-on')
  await desk.press('Go on')
  await desk.court.awaitTurn()
  await take(desk.page, 'machine-game')
  await desk.press(WORDS)
  await take(desk.page, 'machine-game-words')
})

journey('pass and play: handed over, and in play', async ({ newDevice }) => {
  const table = new OffscreenTable(local, { handOver: true, takeBacks: true })
  await playOnce(table, table.umpire.mover)
  const desk = new DevicePage(await (await newDevice()).newPage(), 'local')
  await desk.keep(table.save)
  await desk.open()
  await take(desk.page, 'local-hand-over')
  await desk.press(/^I am /)
  await take(desk.page, 'local-game')
})

journey('a solo run, done', async ({ newDevice }) => {
  const table = new OffscreenTable(solo, { handOver: false, takeBacks: false })
  while (table.umpire.progressOf(0) < 24) await playOnce(table, 0)
  await playOnce(table, 0)
  const phone = new DevicePage(await (await newDevice()).newPage(), 'solo')
  await phone.keep(table.save)
  await phone.open()
  await phone.ending.waitFor()
  await take(phone.page, 'solo-ending')
  await phone.press('Look at the court')
  await phone.press(WORDS)
  await take(phone.page, 'solo-ending-words')
})

journey('a level, won and lost', async ({ newDevice }) => {
  const screen = new ChallengesPage(await (await newDevice()).newPage())
  await screen.openLevel(1)
  await LevelTable.begin(screen, 1).win()
  await take(screen.page, 'challenge-won')
  await screen.press('Next level')
  await LevelTable.begin(screen, 2).missToTheEnd()
  await take(screen.page, 'challenge-lost')
})
