import { millis, type MatchPhase } from '@skelly/engine'
import { expect, test } from 'vitest'
import { shotClockFace } from '../../src/match/shot-clock.ts'

const playing: MatchPhase = { kind: 'playing', stillAt: millis(1_000), deadline: millis(21_000) }

test.each([
  { rule: 'R3.2 it starts when the caps lie still', now: 999, face: { kind: 'rolling' } },
  { rule: 'R3.2 whole at first', now: 1_000, face: { kind: 'running', left: 20_000, part: 1 } },
  { rule: 'half way', now: 11_000, face: { kind: 'running', left: 10_000, part: 0.5 } },
  { rule: 'never below nothing', now: 22_000, face: { kind: 'running', left: 0, part: 0 } },
])('$rule', ({ now, face }) => {
  expect(shotClockFace(playing, 20, now)).toEqual(face)
})

test('R3.8 more than a whole clock is drawn whole', () => {
  const given: MatchPhase = { kind: 'playing', stillAt: millis(0), deadline: millis(30_000) }
  expect(shotClockFace(given, 20, 0)).toEqual({ kind: 'running', left: 30_000, part: 1 })
})

test('there is none without a clock or outside play', () => {
  expect(shotClockFace({ ...playing, deadline: null }, null, 5_000)).toEqual({ kind: 'none' })
  expect(shotClockFace({ kind: 'waiting' }, 20, 5_000)).toEqual({ kind: 'none' })
})
