import { expect, test, vi } from 'vitest'
import { COMPUTER_PLAYERS, chooseTurn } from '../../src/bots/index.ts'
import { STRENGTHS, seatAt, streamOf } from '../../src/index.ts'
import * as playing from '../../src/rulesets/skelly/play-flick.ts'
import { seedNumbered } from '../../src/testing/setup-of.ts'
import { matchAt } from './thinking-at.ts'

vi.mock(import('../../src/rulesets/skelly/play-flick.ts'), { spy: true })

const lines = [
  'A@90,1190>1? B@150,1190>1? C@210,1190>1? D@270,1190>1? | A in START',
  'A@500,900* B@480,400>3 C@520,345>9 D@100,100>3 | A',
  'A@700,1100>13/- B@600,1200* | A',
  'A@500,500<2/- B@375,500>4!1 C@900,1200>3 D@800,1200>3 | A',
]

test.each(STRENGTHS.flatMap((strength) => lines.map((line) => ({ strength, line }))))(
  '$strength at $line keeps to its budget, which is at most 20,000 shots',
  ({ strength, line }) => {
    const played = vi.mocked(playing.playFlick)
    played.mockClear()
    const { mind } = COMPUTER_PLAYERS[strength]
    chooseTurn(matchAt(line), seatAt(0), mind, streamOf(seedNumbered(1), 'bounded'))
    const { flicks, replies } = mind.budget
    // who may look ahead does: beyond what its own flicks take
    expect(played.mock.calls.length).toBeGreaterThan(replies > 0 ? flicks : flicks / 2)
    expect(played.mock.calls.length).toBeLessThanOrEqual(flicks + replies)
    expect(flicks + replies).toBeLessThanOrEqual(20_000)
  },
)
