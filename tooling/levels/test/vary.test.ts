import { describe, expect, it } from 'vitest'
import { vary } from '../src/vary.ts'
import { placed } from './drafts.ts'

describe('variations of a draft', () => {
  it('begin with the draft as it was written', () => {
    expect(vary(placed(), 0)).toEqual(placed())
  })

  it('are the same whenever they are asked for, and not alike', () => {
    expect(vary(placed(), 3)).toEqual(vary(placed(), 3))
    expect(vary(placed(), 3).caps).not.toEqual(vary(placed(), 4).caps)
  })

  it('move caps by round steps, not far', () => {
    const [x = 0, y = 0] = vary(placed(), 5).caps[0]?.at ?? []
    expect([(x - 300) % 10, (y - 500) % 10].map(Math.abs)).toEqual([0, 0])
    expect(Math.max(Math.abs(x - 300), Math.abs(y - 500))).toBeLessThanOrEqual(40)
  })
})
