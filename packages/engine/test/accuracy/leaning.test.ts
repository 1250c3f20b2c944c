import { describe, expect, test } from 'vitest'
import { streetCourt } from '../../src/index.ts'
import { capAt } from '../physics/table.ts'
import { asTheReference, meetingsIn } from './as-the-reference.ts'

/** A cap at rest against something on its left, and which contact the flick begins with. */
const flicks = [
  { why: 'straight at it', vx: -2000, vy: 0, meets: true },
  { why: 'aslant at it', vx: -1500, vy: 1500, meets: true },
  { why: 'nearly along it', vx: -1, vy: 2000, meets: true },
  { why: 'a millionth of a right angle off along it', vx: -0.0031, vy: 2000, meets: true },
  { why: 'a ten-millionth of a right angle off along it', vx: -0.00031, vy: 2000, meets: true },
  { why: 'along it', vx: 0, vy: 2000, meets: false },
  { why: 'nearly along it, away', vx: 1, vy: 2000, meets: false },
  { why: 'aslant away', vx: 1500, vy: 1500, meets: false },
  { why: 'straight away', vx: 2000, vy: 0, meets: false },
]

describe.each(flicks)('a cap is flicked $why', ({ vx, vy, meets }) => {
  const launch = { body: 0, vx, vy }
  const begins = (trace: { readonly contacts: readonly { readonly time: number }[] }): boolean =>
    trace.contacts[0]?.time === 0

  test('that it leans on, the edge', () => {
    const trace = asTheReference(streetCourt, [capAt(16, 600)], launch)
    expect(begins(trace)).toBe(meets)
  })

  test.each(['empty', 'candle', 'tar'] as const)('that it leans on, a cap: %s', (fill) => {
    const trace = asTheReference(streetCourt, [capAt(500, 600), capAt(468, 600, fill)], launch)
    expect(meetingsIn(trace)[0] === 'AB' && begins(trace)).toBe(meets)
  })

  test('that it leans on, a post', () => {
    const court = { ...streetCourt, posts: [{ at: { x: 474, y: 600 }, radius: 10 }] }
    const trace = asTheReference(court, [capAt(500, 600)], launch)
    expect(meetingsIn(trace)[0] === 'A post' && begins(trace)).toBe(meets)
  })

  test('that it leans on, a wall piece', () => {
    const court = { ...streetCourt, walls: [{ from: { x: 484, y: 500 }, to: { x: 484, y: 700 } }] }
    const trace = asTheReference(court, [capAt(500, 600)], launch)
    expect(meetingsIn(trace)[0] === 'A wall' && begins(trace)).toBe(meets)
  })

  test('that it leans on, the end of a wall piece', () => {
    const court = { ...streetCourt, walls: [{ from: { x: 400, y: 600 }, to: { x: 484, y: 600 } }] }
    const trace = asTheReference(court, [capAt(500, 600)], launch)
    expect(meetingsIn(trace)[0] === 'A wall' && begins(trace)).toBe(meets)
  })

  test('with another cap behind it', () => {
    asTheReference(streetCourt, [capAt(16, 600), capAt(48, 600, 'crayon')], launch)
  })

  test('between two others and the edge', () => {
    const bodies = [capAt(16, 600), capAt(16, 568), capAt(16, 632, 'floor')]
    asTheReference(streetCourt, bodies, launch)
  })

  test('in a corner', () => {
    const trace = asTheReference(streetCourt, [capAt(16, 16)], launch)
    expect(begins(trace)).toBe(meets)
  })
})
