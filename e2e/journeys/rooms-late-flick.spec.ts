import { expect } from '@playwright/test'
import { FAIR_WEATHER } from '@skelly/bad-line'
import { twoAtTable } from '../src/game/gather.ts'
import { isMiss } from '../src/game/play-the-run.ts'
import { journey, PATIENT } from '../src/system/journey.ts'

/** Longer on the way than the seconds at which the flick is let go. */
const LET_GO_AT = 1
journey.use({
  policy: { ...PATIENT, joinWithin: 120_000 },
  line: {
    seed: 1,
    weather: { ...FAIR_WEATHER, delay: 1_300 },
  },
})

journey('a flick that comes too late is taken back, with a word', async ({ newPlayer }) => {
  journey.setTimeout(600_000)
  const [ana, ben] = [await newPlayer('Ana'), await newPlayer('Ben')]
  const table = await twoAtTable(
    { player: ana, fill: 'candle' },
    { player: ben, fill: 'tar' },
    '30 seconds a flick',
  )
  const screen = table.screen(0)
  await screen.court.awaitTurn()
  const found = table.umpire.find(isMiss)
  const rolls = screen.court.awaitRoll()
  await screen.court.hold(found.pull)
  await expect
    .poll(() => screen.secondsLeft(ana.name), { timeout: 40_000, intervals: [100] })
    .toBeLessThanOrEqual(LET_GO_AT)
  await screen.court.letGo()
  await rolls
  table.umpire.clockRanOut()
  await expect(screen.refusal).toBeVisible()
  await table.agree()
})
