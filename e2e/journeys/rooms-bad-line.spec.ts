import { expect } from '@playwright/test'
import { twoAtTable } from '../src/game/gather.ts'
import { playOnce } from '../src/game/play-the-run.ts'
import type { MatchPage } from '../src/pages/match-page.ts'
import { journey, PATIENT } from '../src/system/journey.ts'

/** 300 ms each way and more, stalls, and lines that break off within a game. */
journey.use({
  policy: PATIENT,
  line: {
    seed: 5,
    weather: {
      delay: 300,
      jitter: 80,
      stalls: { share: 0.03, longest: 1_000 },
      cuts: { share: 0.8, up: [1_200, 3_000], down: [2_500, 8_000] },
      refusals: { share: 0.1, row: 2 },
    },
  },
})

/** When caps begin to roll on a screen. */
const rollOn = async (screen: MatchPage): Promise<number> => {
  await screen.court.awaitRoll()
  return performance.now()
}

journey(
  'a room’s game through a bad line: the own flick starts at once, all screens agree',
  async ({ newPlayer, system }) => {
    journey.setTimeout(600_000)
    const [ana, ben] = [await newPlayer('Ana'), await newPlayer('Ben')]
    const table = await twoAtTable(
      { player: ana, fill: 'candle' },
      { player: ben, fill: 'tar' },
      'No shot clock',
    )
    const rolls = Promise.all([rollOn(table.screen(0)), rollOn(table.screen(1))])
    await playOnce(table, 0)
    const [own, other] = await rolls
    expect(own).toBeLessThan(other)

    for (let flicks = 1; flicks < 10; flicks += 1) {
      await table.backOnLine()
      await playOnce(table, flicks < 5 ? 0 : 1)
    }
    expect(system.troubles()?.torn).toBeGreaterThan(0)
  },
)
