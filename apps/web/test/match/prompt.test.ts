import { beginMatch, enact, millis, seatAt, skelly } from '@skelly/engine'
import { expect, test } from 'vitest'
import { promptFor } from '../../src/match/prompt.ts'
import { still } from '../../src/stage/scene.ts'
import { flickOf, setUp, shotId, stepOf } from '../stage/table.ts'

const names = ['Ana', 'Ben']
const waiting = beginMatch(skelly, setUp)
const begun = enact(skelly, waiting, { kind: 'begin', at: millis(1_000) })
if (!begun.ok) throw new Error(begun.refusal)
const playing = begun.value.match
const parts = { match: playing, scene: still(playing.state), seat: seatAt(0), names, awaited: null }

test('before everybody has come', () => {
  expect(promptFor({ ...parts, match: waiting, awaited: 'Ben' })).toEqual({
    key: 'waitingForOther',
    values: { name: 'Ben' },
  })
})

test('R2.4 the first flick', () => {
  expect(promptFor(parts)).toEqual({ key: 'yourFirst' })
  expect(promptFor({ ...parts, seat: seatAt(1) })).toEqual({ key: 'theirAim', values: { name: 'Ana' } })
})

test('while caps roll, and while the referee is awaited', () => {
  const shot = {
    shotId: shotId('a'),
    seat: seatAt(0),
    flick: { dx: 0, dy: -1, strength: 9 },
    before: playing.state,
    startedAt: 0,
    rate: 1,
  }
  const rolling = { kind: 'rolling', shot, outcome: null, rested: false } as const
  expect(promptFor({ ...parts, scene: rolling })).toBeNull()
  expect(promptFor({ ...parts, scene: { ...rolling, rested: true } })).toEqual({ key: 'confirming' })
})

test('R5.3 setting down in a box just landed in', () => {
  const state = {
    ...playing.state,
    turn: { phase: 'setting-down', mover: seatAt(0), within: 4, stoppedAt: { x: 40, y: 960 } },
  } as const
  expect(promptFor({ ...parts, scene: still(state) })).toEqual({ key: 'setDownBox', values: { box: 4 } })
})

test('after a miss the other flicks first', () => {
  const { after } = stepOf(1, playing.state, 0, flickOf(shotId('a'), 0, -1, 200))
  expect(promptFor({ ...parts, scene: still(after) })).toEqual({ key: 'theirAim', values: { name: 'Ben' } })
})

test('R3.1 aiming', () => {
  const state = { ...playing.state, turn: { phase: 'aiming', mover: seatAt(0) } } as const
  expect(promptFor({ ...parts, scene: still(state) })).toEqual({ key: 'yourAim' })
  expect(promptFor({ ...parts, scene: still(state), seat: seatAt(1) })).toEqual({
    key: 'theirAim',
    values: { name: 'Ana' },
  })
})
