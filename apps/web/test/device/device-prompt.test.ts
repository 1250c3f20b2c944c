import { beginMatch, enact, millis, seatAt, skelly } from '@skelly/engine'
import { expect, test } from 'vitest'
import { devicePrompt } from '../../src/device/device-prompt.ts'
import { still } from '../../src/stage/scene.ts'
import { flickOf, setUp, shotId } from '../stage/table.ts'

const begun = enact(skelly, beginMatch(skelly, setUp), { kind: 'begin', at: millis(1_000) })
if (!begun.ok) throw new Error(begun.refusal)
const { match } = begun.value
const parts = { match, scene: still(match.state), hold: null, names: ['Ana', 'Ben'], mine: null }

test('where several play, everybody is called by name', () => {
  expect(devicePrompt(parts)).toEqual({ key: 'namedFirst', values: { name: 'Ana' } })
  const turn = { phase: 'aiming', mover: seatAt(1) } as const
  expect(devicePrompt({ ...parts, scene: still({ ...match.state, turn }) })).toEqual({
    key: 'namedAim',
    values: { name: 'Ben' },
  })
})

test('who is alone at the device is spoken to', () => {
  expect(devicePrompt({ ...parts, mine: seatAt(0) })).toEqual({ key: 'yourFirst' })
})

test('R5.3 the box to set down in is named', () => {
  const stoppedAt = { x: 60, y: 60 }
  const turn = { phase: 'setting-down', mover: seatAt(1), within: 4, stoppedAt } as const
  expect(devicePrompt({ ...parts, scene: still({ ...match.state, turn }) })).toEqual({
    key: 'namedSetDown',
    values: { name: 'Ben', box: 4 },
  })
})

test('a computer player thinks', () => {
  const seats = setUp.seats.map((seat) => ({ ...seat, computer: 'easy' as const }))
  expect(devicePrompt({ ...parts, match: { ...match, setup: { ...setUp, seats } } })).toEqual({
    key: 'thinking',
    values: { name: 'Ana' },
  })
})

test('nothing is asked while a card holds the game, and all wait for rolling caps', () => {
  expect(devicePrompt({ ...parts, hold: { kind: 'paused' } })).toBeNull()
  const move = flickOf(shotId('a'), 0, -32_767, 300)
  const flicked = enact(skelly, match, {
    kind: 'move',
    at: millis(2_000),
    seat: seatAt(0),
    ply: match.ply,
    move,
  })
  if (!flicked.ok) throw new Error(flicked.refusal)
  const shot = {
    shotId: shotId('a'),
    seat: seatAt(0),
    flick: { dx: 0, dy: -32_767, strength: 300 },
    before: match.state,
    startedAt: 0,
    rate: 1,
  }
  const rolling = { kind: 'rolling', shot, outcome: null, rested: false } as const
  expect(devicePrompt({ ...parts, match: flicked.value.match, scene: rolling })).toBeNull()
})
