import { describe, expect, it } from 'vitest'
import { again } from '../src/again.ts'
import { fileOf, placed } from './drafts.ts'

const level = { ...fileOf(placed()), number: 7, flicks: [1, 1, 1] as const }

describe('a level measured again', () => {
  it('keeps its number, court, caps and solution, and has the draft’s words', async () => {
    const { number, court, caps, solution } = level
    const hint = { en: 'Higher.', es: 'Más arriba.' }
    expect(await again(placed({ hint }), level)).toMatchObject({ number, court, caps, solution, hint })
  })

  it('draws from what its draft says, and from what it drew before where that says nothing', async () => {
    expect((await again(placed({ seed: 5 }), level)).seed).toBe(5)
    expect((await again(placed(), { ...level, seed: 77 })).seed).toBe(77)
  })

  it('has room for two stars and for one, unless its draft says otherwise', async () => {
    expect((await again(placed(), level)).flicks).toEqual([1, 2, 3])
    expect((await again(placed({ spare: 1 }), level)).flicks).toEqual([1, 2, 2])
    expect((await again(placed({ spare: 3, spareForTwo: 1 }), level)).flicks).toEqual([1, 2, 4])
    expect((await again(placed(), { ...level, flicks: [1, 3, 5] })).flicks).toEqual([1, 3, 5])
  })
})
