import { describe, expect, test } from 'vitest'
import { VERDICTS } from '../../src/rulesets/skelly/state.ts'
import { CENSUS_FLICKS, CENSUS_POSITIONS, census, type CensusPosition } from '../../src/testing/census.ts'

/** Golden: a number that changes is a rule, a size or the physics that changed. */
const golden: Readonly<Record<CensusPosition, readonly number[]>> = {
  // knockout, rescue, knock-in, pot, box, chalk, skull, home, parked, miss
  opening: [0, 0, 0, 0, 3, 286, 24, 0, 1, 678],
  four: [0, 0, 0, 0, 1, 272, 29, 0, 1, 689],
  'pot in reach': [0, 0, 0, 2, 0, 225, 36, 0, 0, 729],
  crowd: [0, 0, 2, 0, 3, 158, 126, 0, 0, 703],
  rescue: [0, 96, 0, 0, 0, 151, 90, 0, 0, 655],
  'knock-in': [0, 0, 15, 0, 3, 161, 34, 0, 1, 778],
  turn: [0, 0, 0, 0, 0, 229, 32, 0, 0, 731],
  home: [0, 0, 0, 0, 7, 146, 85, 0, 2, 752],
  killer: [204, 0, 0, 0, 0, 131, 23, 3, 0, 631],
}

describe('the census: verdicts over a fixed fan of flicks', () => {
  test.each(Object.entries(golden))('%s', (name, counts) => {
    const counted = census(positionNamed(name))
    expect(VERDICTS.map((verdict) => counted[verdict])).toEqual(counts)
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(CENSUS_FLICKS)
  })

  test('every verdict occurs', () => {
    for (const place of VERDICTS.keys()) {
      expect(Object.values(golden).some((counts) => counts[place] !== 0)).toBe(true)
    }
  })
})

const positionNamed = (name: string): CensusPosition => {
  const names = Object.keys(CENSUS_POSITIONS) as CensusPosition[]
  return names.find((each) => each === name) ?? 'opening'
}
