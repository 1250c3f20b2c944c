import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FILLS, FILL_NAMES, type Fill } from '../../../../src/caps/fill.ts'
import type { Court } from '../../../../src/court/court.ts'
import { capAt, launch, openGround, shoot, velocityAfter } from '../../table.ts'

/** Head on at touching distance: the striker has all its speed when they meet. */
const headOn = (striker: Fill, struck: Fill, speed: number) =>
  launch(openGround, [capAt(5000, 5000, striker), capAt(5032, 5000, struck)], speed, 0)

test.each([
  // v1' = v (m1 − e·m2) / (m1 + m2), v2' = v (1 + e) m1 / (m1 + m2), e = 0.80
  { striker: 'empty', struck: 'empty', after: [100, 900] },
  { striker: 'tar', struck: 'empty', after: [550, 1350] },
  { striker: 'empty', struck: 'tar', after: [-350, 450] },
  { striker: 'floor', struck: 'tar', after: [(1.9 - 2.4) / 0.0049, (1.8 * 1.9) / 0.0049] },
] as const)('$striker strikes $struck head on at 1000 mm/s', ({ striker, struck, after: [own, given] }) => {
  const trace = headOn(striker, struck, 1000)
  expect(trace.contacts).toEqual([{ kind: 'cap', time: 0, a: 0, b: 1 }])
  expect(velocityAfter(trace, 0, 1)[0]).toBeCloseTo(own, 9)
  expect(velocityAfter(trace, 1, 0)[0]).toBeCloseTo(given, 9)
})

test('at 45° only the speed along the normal is exchanged', () => {
  const trace = launch(openGround, [capAt(5000, 5000), capAt(5032, 5000)], 600, 600)
  expect(velocityAfter(trace, 0, 1).map((speed) => speed.toFixed(9))).toEqual([
    '60.000000000',
    '600.000000000',
  ])
  expect(velocityAfter(trace, 1, 0).map((speed) => speed.toFixed(9))).toEqual([
    '540.000000000',
    '0.000000000',
  ])
})

test('a contact from afar comes when friction lets it', () => {
  // 1000 mm/s less 2500 mm/s²: 68 mm to go, v² = 10⁶ − 2·2500·68, t = (1000 − v) / 2500.
  const trace = launch(openGround, [capAt(5000, 5000), capAt(5100, 5000)], 1000, 0)
  const speed = Math.sqrt(1e6 - 5000 * 68)
  expect(trace.contacts[0]?.time).toBeCloseTo((1000 - speed) / 2500, 14)
  expect(velocityAfter(trace, 1, 0)[0]).toBeCloseTo(0.9 * speed, 9)
})

test.each([
  { why: 'just short', speed: Math.sqrt(5000 * 67.9), touches: false },
  { why: 'just far enough', speed: Math.sqrt(5000 * 68.1), touches: true },
])('a cap that is braked $why', ({ speed, touches }) => {
  const trace = launch(openGround, [capAt(5000, 5000), capAt(5100, 5000)], speed, 0)
  expect(trace.contacts.length > 0).toBe(touches)
})

test.each([
  { why: 'at 32.001 it passes', offset: 32 + 1 / 1024, touches: false },
  { why: 'at 32 it grazes without running into anything', offset: 32, touches: false },
  { why: 'at 31.999 it touches', offset: 32 - 1 / 1024, touches: true },
])('a cap that passes another: $why', ({ offset, touches }) => {
  const trace = launch(openGround, [capAt(5000, 5000), capAt(5300, 5000 + offset)], 3000, 0)
  expect(trace.contacts.length > 0).toBe(touches)
})

test('grazing at 89.999° hardly changes anything, but is a touch', () => {
  // The normal at 89.999° from the direction: cos = 1.745e-5, so the centre passes 32·(1 − cos²/2) off.
  const struck = { ...capAt(5300, 5000), at: { x: 5300, y: 5000 + 32 * (1 - 1.745e-5 ** 2 / 2) } }
  const trace = launch(openGround, [capAt(5000, 5000), struck], 3000, 0)
  expect(trace.contacts).toHaveLength(1)
  expect(velocityAfter(trace, 0, 1)[0]).toBeGreaterThan(2700)
})

test.each([
  { rule: 'R4', why: 'straight away', vx: -800, vy: 0 },
  { rule: 'R4', why: 'aslant away', vx: -1, vy: 800 },
  { rule: 'R4', why: 'exactly along the tangent', vx: 0, vy: 800 },
])('$rule: caps that lie against each other and separate have not touched: $why', ({ vx, vy }) => {
  const trace = launch(openGround, [capAt(5000, 5000), capAt(5032, 5000)], vx, vy)
  expect(trace.contacts).toEqual([])
  expect(trace.segments[1]).toEqual([])
})

test('R4: along the tangent of a slanted pair, 3-4-5, is no touch either', () => {
  const trace = launch(openGround, [capAt(5000, 5000), capAt(5019.2, 5025.6)], -800, 600)
  expect(trace.contacts).toEqual([])
})

test('both move: the time of the meeting is the root of the hand-made equation', () => {
  // The struck shell comes back off the edge, 20 mm away, while its striker still follows.
  const court = { ...openGround, closed: true }
  const trace = launch(court, [capAt(9932, 5000), capAt(9964, 5000)], 2000, 0)
  const arrives = Math.sqrt(1800 * 1800 - 5000 * 20)
  const turn = (1800 - arrives) / 2500
  const [behind, back] = [200 - 2500 * turn, 0.7 * arrives]
  const gap = 20 - (200 - 1250 * turn) * turn
  // v·t − 1250·t² + w·t − 1250·t² = gap
  const sum = behind + back
  const meeting = (sum - Math.sqrt(sum * sum - 10_000 * gap)) / 5000
  expect(trace.contacts.map(({ kind }) => kind).slice(0, 3)).toEqual(['cap', 'edge', 'cap'])
  expect(trace.contacts[1]?.time).toBeCloseTo(turn, 13)
  expect(trace.contacts[2]?.time).toBeCloseTo(turn + meeting, 13)
})

test('R8.3: the heavier the striker, the faster the struck cap leaves', () => {
  const left = FILL_NAMES.map((fill) => {
    const trace = shoot(
      openGround,
      [capAt(5000, 5000, fill), capAt(5032, 5000, 'candle')],
      { dx: 1, dy: 0, strength: 700 },
      fill,
    )
    return velocityAfter(trace, 1, 0)[0]
  })
  expect(left).toEqual(left.toSorted((one, other) => one - other))
  expect(new Set(left).size).toBe(5)
})

test('R8.3: the heavier the struck cap, the slower it leaves, and roof tar is moved the least far', () => {
  const struck = FILL_NAMES.map((fill) => {
    const trace = headOn('crayon', fill, 1500)
    return { fill, speed: velocityAfter(trace, 1, 0)[0], moved: (trace.rest[1]?.x ?? 0) - 5032 }
  })
  const speeds = struck.map(({ speed }) => speed)
  expect(speeds).toEqual(speeds.toSorted((one, other) => other - one))
  expect(struck.toSorted((one, other) => one.moved - other.moved)[0]?.fill).toBe('tar')
})

test.each([0.3, 0.5, 0.7, 0.9])(
  'R8.4: floor wax holds its line: a glancing touch, %d of the reach off',
  (part) => {
    const turned = (fill: Fill): number => {
      const trace = shoot(
        openGround,
        [capAt(5000, 5000, fill), capAt(5200, 5000 + 32 * part, 'empty')],
        { dx: 1, dy: 0, strength: 800 },
        fill,
      )
      const [vx, vy] = velocityAfter(trace, 0, 1)
      return -vy / vx
    }
    expect(turned('floor')).toBeLessThan(turned('candle'))
    expect(turned('floor')).toBeLessThan(turned('crayon'))
    expect(turned('floor')).toBeGreaterThan(0)
  },
)

test('momentum and restitution through a contact, whatever the masses and directions', () => {
  const quarter = fc.integer({ min: -1000, max: 1000 })
  fc.assert(
    fc.property(
      fc.constantFrom(...FILL_NAMES),
      fc.constantFrom(...FILL_NAMES),
      fc.integer({ min: 400, max: 3000 }),
      quarter,
      (striker, struck, speed, aside) => {
        const court: Court = openGround
        const bodies = [capAt(5000, 5000, striker), capAt(5032, 5000, struck)]
        const trace = launch(court, bodies, speed, aside)
        const [ownX, ownY] = velocityAfter(trace, 0, 1)
        const [givenX, givenY] = velocityAfter(trace, 1, 0)
        const [own, given] = [FILLS[striker].mass, FILLS[struck].mass]
        expect(own * ownX + given * givenX).toBeCloseTo(own * speed, 6)
        expect(own * ownY + given * givenY).toBeCloseTo(own * aside, 6)
        expect(givenX - ownX).toBeCloseTo(0.8 * speed, 6)
        expect(givenY).toBeCloseTo(0, 9)
      },
    ),
  )
})
