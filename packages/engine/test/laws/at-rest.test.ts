import { expect, test } from 'vitest'
import { GRID } from '../../src/index.ts'
import { always } from './always.ts'
import { creeps } from './arbitrary-creep.ts'
import { atRest } from './at-rest.ts'
import { falsified, honest } from './doctored.ts'

test('at rest all lie on the grid, on the court and on nothing else', () => always(atRest, 1500))

test('so do those that stop a hair from touching, where the grid leaves no room', () =>
  always(atRest, 1000, creeps))

const step = 1 / GRID
/** Where body 2 lies in the end. */
const there = honest.trace.rest[2] ?? { x: 0, y: 0 }

test.each([
  { what: 'half a step off the grid', at: { x: 600 + step / 2, y: 600 }, breach: 'off the grid' },
  { what: 'a step off the court', at: { x: 16 - step, y: 600 }, breach: 'off the court' },
  { what: 'a step off the court', at: { x: 600, y: 1300 - 16 + step }, breach: 'off the court' },
  { what: 'a step into a post', at: { x: 640 - 36 + step, y: 360 }, breach: 'lies on a post' },
  { what: 'a step into a wall', at: { x: 230, y: 516 - step }, breach: 'lies on a wall' },
  { what: "a step into a wall's end", at: { x: 276 - step, y: 500 }, breach: 'lies on a wall' },
  { what: 'a step into a cap', at: { x: there.x, y: there.y - 32 + step }, breach: 'lies on body' },
])('is told from $what', ({ at, breach }) => {
  expect(atRest(honest)).toBeNull()
  expect(atRest(falsified({ rest: (before, body) => (body === 0 ? at : before) }))).toContain(breach)
})

test.each([
  { what: 'at the edge', at: { x: 16, y: 600 } },
  { what: 'at a post', at: { x: 640 - 36, y: 360 } },
  { what: 'at a wall', at: { x: 230, y: 516 } },
  { what: 'at a cap', at: { x: there.x, y: there.y - 32 } },
])('lets a cap lie $what', ({ at }) => {
  expect(atRest(falsified({ rest: (before, body) => (body === 0 ? at : before) }))).toBeNull()
})
