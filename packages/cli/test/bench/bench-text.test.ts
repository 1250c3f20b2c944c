import { describe, expect, test } from 'vitest'
import { benchJson } from '../../src/bench/bench-json.ts'
import type { BenchReport } from '../../src/bench/bench-report.ts'
import { benchText } from '../../src/bench/bench-text.ts'
import { CONTESTANTS, PEERS } from '../../src/bench/contestants/contestants.ts'

/** Rates of 100, 200 and 300 for everybody; the exact solver's are ten thousand times that. */
const report: BenchReport = {
  rounds: new Map(
    CONTESTANTS.map((contestant) => [
      contestant,
      contestant === 'exact4' ? [2e6, 1e6, 3e6] : [200, 100, 300],
    ]),
  ),
  beginnings: new Map(
    PEERS.map((peer) => [peer, { coldRates: new Map([[10, 50]]), errors: [3, 0.5, 2e-7, 1, 40] }]),
  ),
}

describe('the report', () => {
  test('has medians, ratios and errors', () => {
    expect(benchText(report)).toMatch(/^matter-js as it comes, 60 Hz +200 +10000 × +\(10000–10000\) +1 +40$/m)
  })

  test('tells the start as a part of full speed, as far as there was time', () => {
    expect(benchText(report)).toMatch(/^planck, 240 Hz, bullets +25 % +– +– +–$/m)
  })

  test('tells ordinary shots beside the breaks', () => {
    expect(benchText(report)).toContain('200 a second, 1 × matter-js as it comes (200)')
  })

  test('is a line of JSON for machines', () => {
    const ratios = { matter60: 1e4, second: 1e4, planck240: 1e4, rapier240: 1e4 }
    const rates = { exact4: 2e6, exact12: 200, matter60: 200, second: 200, planck240: 200, rapier240: 200 }
    expect(benchJson(report)).toEqual({ ...rates, ratios })
  })
})
