import { expect, test } from 'vitest'
import { changeHand, type HandEffect } from '../../src/hand/change-hand.ts'
import type { HandEvent, Table } from '../../src/hand/hand-event.ts'
import { IDLE, type HandState } from '../../src/hand/hand-state.ts'
import { flickTable, MIDDLE, placeTable } from './table.ts'

const press = (x: number, y: number, pointer = 1): HandEvent => ({
  kind: 'press',
  pointer,
  screen: { x, y },
  on: { x: x * 2, y: y * 2 },
})
const drag = (x: number, y: number, pointer = 1): HandEvent => ({ kind: 'drag', pointer, screen: { x, y } })
const release = (x: number, y: number, pointer = 1): HandEvent => ({
  kind: 'release',
  pointer,
  screen: { x, y },
})
const breakOff: HandEvent = { kind: 'break-off' }

const run = (events: readonly HandEvent[], table: Table) => {
  const effects: HandEffect[] = []
  const state = events.reduce<HandState>((hand, event) => {
    const step = changeHand(hand, event, table)
    if (step.effect) effects.push(step.effect)
    return step.state
  }, IDLE)
  return { state, effects }
}
const flicks = (events: readonly HandEvent[], table: Table = flickTable) =>
  run(events, table).effects.filter((effect) => effect.kind === 'flick')

test('a pull from anywhere on the court flicks the other way, with the pull that it was', () => {
  const { state, effects } = run([press(10, 20), drag(40, 60), release(40, 140)], flickTable)
  expect(state).toEqual(IDLE)
  expect(effects[0]).toEqual({ kind: 'aim' })
  expect(effects[1]).toMatchObject({ kind: 'flick', pull: { dx: 30, dy: 120 } })
  const flick = effects[1]?.kind === 'flick' ? effects[1].flick : null
  expect(flick?.strength).toBe(1000)
  expect(Math.sign(flick?.dx ?? 0)).toBe(-1)
  expect(Math.sign(flick?.dy ?? 0)).toBe(-1)
})

test.each<{ how: string; events: readonly HandEvent[] }>([
  { how: 'returning to where it began', events: [press(10, 10), drag(10, 90), release(12, 12)] },
  { how: 'a tap', events: [press(10, 10), release(10, 10)] },
  {
    how: 'Escape, the right button or a lost pointer',
    events: [press(0, 0), drag(0, 90), breakOff, release(0, 90)],
  },
  {
    how: 'a second finger',
    events: [press(0, 0), drag(0, 90), press(50, 50, 2), release(0, 90), release(50, 50, 2)],
  },
  {
    how: 'the second finger going first',
    events: [press(0, 0), drag(0, 90), press(50, 50, 2), release(90, 90, 2), release(0, 90)],
  },
  { how: 'another finger lifted elsewhere', events: [press(0, 0), drag(0, 90), release(0, 90, 7)] },
  {
    how: 'a button that was let go where nobody saw it',
    events: [press(0, 0), drag(0, 90), { kind: 'slip', pointer: 1 }, drag(0, 95), release(0, 95)],
  },
  { how: 'a drag that nothing began', events: [drag(0, 90), release(0, 90)] },
])('$how never fires', ({ events }) => {
  expect(flicks(events)).toEqual([])
})

test('after a cancelled pull the next one fires', () => {
  expect(flicks([press(0, 0), drag(0, 90), breakOff, press(0, 0, 3), release(0, 60, 3)])).toHaveLength(1)
})

test('in the mode that aims a drag on the cap itself aims, too', () => {
  const { effects } = run([press(480, 480), drag(480, 520), release(480, 540)], placeTable('aim'))
  expect(effects.map(({ kind }) => kind)).toEqual(['aim', 'flick'])
})

test('in the mode that moves a drag never flicks', () => {
  expect(flicks([press(10, 10), drag(10, 200), release(10, 200)], placeTable('set-down'))).toEqual([])
})

test('a drag on the cap moves it with the finger and stops at the chalk', () => {
  const { effects } = run([press(480, 480), drag(485, 480), release(600, 480)], placeTable('set-down'))
  expect(effects).toEqual([{ kind: 'set-down', at: { x: 981, y: 960 } }])
})

test('a drag from elsewhere moves it more finely', () => {
  const { effects } = run([press(100, 100), release(105, 100)], placeTable('set-down'))
  const at = effects[0]?.kind === 'set-down' ? effects[0].at : null
  expect(at?.x).toBeGreaterThan(MIDDLE.x)
  expect(at?.x).toBeLessThan(MIDDLE.x + 10)
})

test('a tap in the box puts the cap there, on the grid', () => {
  const { effects } = run(
    [press(487.5003, 471), release(487.5003, 471)],
    placeTable('set-down', { x: 945, y: 975 }),
  )
  expect(effects).toEqual([{ kind: 'set-down', at: { x: 975 + 1 / 1024, y: 942 } }])
})

test('a move that is broken off puts nothing down', () => {
  const { state, effects } = run(
    [press(480, 480), drag(485, 480), breakOff, release(485, 480)],
    placeTable('set-down'),
  )
  expect(state).toEqual(IDLE)
  expect(effects).toEqual([])
})

test('keys aim, and Enter flicks once', () => {
  const keys: readonly HandEvent[] = [
    { kind: 'key', key: 'ArrowUp', fine: false },
    { kind: 'key', key: 'ArrowRight', fine: false },
    { kind: 'key', key: 'ArrowUp', fine: true },
    { kind: 'enter' },
    { kind: 'enter' },
  ]
  const { effects } = run(keys, flickTable)
  expect(effects.map(({ kind }) => kind)).toEqual(['aim', 'flick'])
  expect(effects[1]).toMatchObject({ pull: null, flick: { strength: 355 } })
})

test('Enter without an aim flicks nothing, and Escape forgets the aim', () => {
  const key: HandEvent = { kind: 'key', key: 'ArrowLeft', fine: false }
  expect(flicks([{ kind: 'enter' }])).toEqual([])
  expect(flicks([key, breakOff, { kind: 'enter' }])).toEqual([])
})

test('keys in the mode that moves nudge the cap, and put it down when they come up', () => {
  const left: HandEvent = { kind: 'key', key: 'ArrowLeft', fine: false }
  const fine: HandEvent = { kind: 'key', key: 'ArrowDown', fine: true }
  const { effects } = run([left, left, fine, { kind: 'key-up' }], placeTable('set-down'))
  expect(effects).toEqual([{ kind: 'set-down', at: { x: 956, y: 960.25 } }])
})

test('a mouse that only moves over the court takes no aim away from the keyboard', () => {
  const { state } = run(
    [
      { kind: 'key', key: 'ArrowUp', fine: false },
      { kind: 'slip', pointer: 1 },
    ],
    flickTable,
  )
  expect(state.kind).toBe('keying')
})
