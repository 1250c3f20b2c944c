import { checkSolution, tolerance } from '@skelly/engine/challenges'
import { describe, expect, it } from 'vitest'
import { read } from '../src/candidate.ts'
import { box, court, kerb } from '../src/courts/parts.ts'
import { measure } from '../src/measure.ts'
import { propose } from '../src/propose.ts'
import { placed } from './drafts.ts'

describe('a proposal', () => {
  it('is the draft as it was written where that has a steady solution', async () => {
    expect(await propose(placed())).toMatchObject({ draft: placed(), solvedBy: { flicks: 1 } })
  })

  it('says so where there is no solution', async () => {
    const shut = court(600, 600, box(1, 300, 100), kerb([0, 300], [600, 300]))
    expect(await propose(placed({ court: shut }))).toBe('no solution')
  })
})

describe('a level of a draft', () => {
  it('has a solution of three stars, and what is measured of it', async () => {
    const file = await measure(placed())
    if (typeof file === 'string') throw new Error(file)
    const level = read(file)
    expect(checkSolution(level)).toMatchObject({ stars: 3, isWhole: true })
    expect(level.measured.tolerance).toBeCloseTo(tolerance(level), 2)
  })

  it('has the flicks to spare that its draft says, and the twists that it shows', async () => {
    const post = court(600, 600, { posts: [[100, 100, 20]] }, box(1, 300, 100))
    const draft = placed({ court: post, caps: [{ at: [300, 500], fill: 'tar' }], clock: 9, spare: 1 })
    const file = await measure(draft)
    if (typeof file === 'string') throw new Error(file)
    expect(file.flicks).toEqual([1, 2, 2])
    expect(file.twists.map(({ kind }) => kind)).toEqual([
      'a shorter clock',
      'a set fill',
      'few flicks',
      'obstacles on the court',
    ])
  })
})
