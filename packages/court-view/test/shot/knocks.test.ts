import { expect, test } from 'vitest'
import { knocksOf } from '../../src/shot/knocks.ts'
import { BODIES, TRACE } from './one-shot.ts'

const shown = (startedAt: number, rate: number) => ({
  ...{ id: 'shot', trace: TRACE, bodies: BODIES },
  pieceIds: BODIES.map((_, body) => `seat-${String(body)}`),
  clock: { kind: 'running', startedAt, rate } as const,
})

const segmentOf = (start: number, ux: number) => ({ start, from: { x: 0, y: 0 }, ux, uy: 0, speed: 400 })

test('knocks are told when they are seen, also at another speed', () => {
  const [first] = TRACE.contacts
  const [knock] = knocksOf(shown(5000, 1))
  expect(knock?.at).toBeCloseTo(5000 + (first?.time ?? 0) * 1000, 6)
  expect(knock?.kind).toBe('caps')
  expect(knock?.pieceIds.toSorted()).toEqual(['seat-0', 'seat-1'])
  expect(knocksOf(shown(5000, 4))[0]?.at).toBeCloseTo(5000 + (first?.time ?? 0) * 250, 6)
})

test('a force is from 0 to 1, and knocks come in order', () => {
  const knocks = knocksOf(shown(0, 1))
  expect(knocks.length).toBeGreaterThan(0)
  for (const { force } of knocks) expect(force).toBeGreaterThanOrEqual(0)
  for (const { force } of knocks) expect(force).toBeLessThanOrEqual(1)
  expect(knocks.map(({ at }) => at)).toEqual(knocks.map(({ at }) => at).toSorted((one, other) => one - other))
})

test('what weighs more is hit harder at the same speed, and what stands on the court is no edge', () => {
  const contacts = [{ kind: 'post', time: 0.5, body: 0, post: 0 } as const]
  const segments = [[segmentOf(0, 1), segmentOf(0.5, -1)]]
  const against = (mass: number) => {
    const bodies = BODIES.map((each) => ({ ...each, mass, deceleration: 0 }))
    return knocksOf({ ...shown(0, 1), bodies, trace: { ...TRACE, contacts, segments } })[0]
  }
  expect(against(1)).toMatchObject({ kind: 'obstacle', masses: [1] })
  expect(against(1)?.force).toBeCloseTo(Math.sqrt(800 / 3400), 6)
  expect(against(3)?.force).toBeCloseTo(Math.sqrt(2400 / 3400), 6)
})

test('of many the hardest twelve are told, and of a shot that stands still none', () => {
  const contacts = Array.from(
    { length: 40 },
    (_, place) => ({ kind: 'edge', time: place / 40, body: 0 }) as const,
  )
  const segments = [
    contacts.map(({ time }, place) => ({
      start: time,
      from: { x: 0, y: 0 },
      ux: place % 2 === 0 ? 1 : -1,
      uy: 0,
      speed: place * 10,
    })),
  ]
  const bodies = BODIES.map((each) => ({ ...each, mass: 2, deceleration: 0 }))
  const many = { ...shown(0, 1), bodies, trace: { ...TRACE, contacts, segments } }
  expect(knocksOf(many)).toHaveLength(12)
  expect(Math.min(...knocksOf(many).map(({ force }) => force))).toBeCloseTo(
    Math.sqrt((2 * (270 + 280)) / 3400),
    6,
  )
  expect(knocksOf({ ...many, clock: { kind: 'held', time: 1 } })).toEqual([])
})
