import { bodyOf } from '@skelly/engine'
import { expect, test } from 'vitest'
import { MOST_KNOCKS, MOST_LANDINGS, puffsOf } from '../../src/shot/puffs.ts'
import { BODIES, TRACE } from './one-shot.ts'

const puffs = puffsOf(TRACE, BODIES)

test('every contact raises dust where it happened', () => {
  const knocks = puffs.filter(({ kind }) => kind === 'knock')
  expect(knocks.map(({ time }) => time)).toEqual(TRACE.contacts.map(({ time }) => time))
  // The first is between the two caps: Ben's lies at 800, their rims meet 16 below.
  expect(knocks[0]?.at.x).toBeCloseTo(500, 6)
  expect(knocks[0]?.at.y).toBeCloseTo(816, 6)
  expect(knocks[0]?.force).toBeGreaterThan(0.3)
})

test('every cap that moved raises dust where it comes to rest, not before the end of its way', () => {
  const landings = puffs.filter(({ kind }) => kind === 'landing')
  expect(landings.map(({ at }) => at)).toEqual(TRACE.rest)
  expect(Math.max(...landings.map(({ time }) => time))).toBeCloseTo(TRACE.duration - 0.05, 6)
})

test('a force is from 0 to 1', () => {
  for (const { force } of puffs) {
    expect(force).toBeGreaterThanOrEqual(0)
    expect(force).toBeLessThanOrEqual(1)
  }
})

test('a shot of very many knocks raises no more dust than a phone can show, and the hardest are seen', () => {
  const contacts = Array.from(
    { length: 500 },
    (_, index) => ({ kind: 'edge', time: index / 500, body: 0 }) as const,
  )
  const segments = [
    contacts.map(({ time }, index) => ({ start: time, from: { x: 0, y: 0 }, ux: 1, uy: 0, speed: index })),
  ]
  const many = puffsOf({ ...TRACE, contacts, segments }, BODIES.slice(0, 1))
  const knocks = many.filter(({ kind }) => kind === 'knock')
  expect(knocks).toHaveLength(MOST_KNOCKS)
  expect(knocks[0]?.time).toBeCloseTo((500 - MOST_KNOCKS) / 500, 9)
})

test('of very many caps only the last to stop raise dust where they come to rest', () => {
  const crowd = Array.from({ length: 20 }, (_, index) => bodyOf('tar', { x: 50 * index, y: 900 }, 100))
  const segments = crowd.map(({ at }, index) => [{ start: 0, from: at, ux: 1, uy: 0, speed: 100 + index }])
  const landings = puffsOf({ ...TRACE, contacts: [], segments, rest: crowd.map(({ at }) => at) }, crowd)
  expect(landings.map(({ at }) => at.x)).toEqual([16, 17, 18, 19].map((index) => 50 * index))
  expect(landings).toHaveLength(MOST_LANDINGS)
})
