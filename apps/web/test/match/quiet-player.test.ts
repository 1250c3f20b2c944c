import { expect, test } from 'vitest'
import { quietPlayer } from '../../src/match/quiet-player.ts'

const here = { seat: 0, name: 'Ana', presence: 'here', heardAt: 100_000 } as const
const quiet = { seat: 1, name: 'Ben', presence: 'quiet', heardAt: 90_000 } as const

test('the other’s silence is counted down', () => {
  expect(quietPlayer([here, quiet], 0, false, 60_000, 102_000)).toEqual({ name: 'Ben', left: 48 })
})

test('nobody is counted down for as long as everybody is there', () => {
  expect(quietPlayer([here, { ...quiet, presence: 'here' }], 0, false, 60_000, 102_000)).toBeNull()
})

test('the own lost line counts down for oneself', () => {
  expect(quietPlayer([here, quiet], 0, true, 60_000, 110_500)).toEqual({ name: null, left: 50 })
})
