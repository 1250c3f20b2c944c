import { describe, expect, test } from 'vitest'
import { launchOf, onGrid, streetCourt, type Court, type Post, type WallPiece } from '../../src/index.ts'
import { secondOpinion } from '../../src/second-opinion/index.ts'
import { capAt } from '../physics/table.ts'
import { asTheReference, meetingsIn } from './as-the-reference.ts'

const wall = (x: number, y: number, toX: number, toY: number): WallPiece => ({
  from: { x, y },
  to: { x: toX, y: toY },
})

const withWalls = (...walls: readonly WallPiece[]): Court => ({ ...streetCourt, walls })
const withPosts = (...posts: readonly Post[]): Court => ({ ...streetCourt, posts })

const upright = withWalls(wall(500, 400, 500, 600))
const corner = withWalls(wall(500, 400, 500, 600), wall(500, 600, 700, 600))
const funnel = withWalls(wall(400, 600, 500, 700), wall(500, 700, 600, 600))
const gate = withPosts({ at: { x: 480, y: 500 }, radius: 8 }, { at: { x: 520, y: 500 }, radius: 8 })

/** A lane along the left edge. A cap is 32 mm wide. */
const lane = (width: number): Court => withWalls(wall(width, 200, width, 800))

test.each([
  {
    why: 'the end of a wall piece, head on',
    court: upright,
    from: [500, 800],
    velocity: [0, -2000],
    meets: 'A wall',
  },
  { why: 'its side, beside the end', court: upright, from: [300, 599], velocity: [2000, 0], meets: 'A wall' },
  { why: 'its end, beside the side', court: upright, from: [300, 601], velocity: [2000, 0], meets: 'A wall' },
  { why: 'where side and end meet', court: upright, from: [300, 600], velocity: [2000, 0], meets: 'A wall' },
  {
    why: 'the last hair of its end',
    court: upright,
    from: [300, 616 - 1 / 1024],
    velocity: [2000, 0],
    meets: 'A wall',
  },
  { why: 'past its end, touching', court: upright, from: [300, 616], velocity: [2000, 0], meets: 'A edge' },
  {
    why: 'along its side, touching',
    court: upright,
    from: [516, 300],
    velocity: [0, 1200],
    meets: undefined,
  },
  { why: 'into a corner of two', court: corner, from: [600, 500], velocity: [-2000, 2000], meets: 'A wall' },
  {
    why: 'onto a corner of two, from outside',
    court: corner,
    from: [400, 700],
    velocity: [2000, -2000],
    meets: 'A wall',
  },
  {
    why: 'into a funnel, in its middle',
    court: funnel,
    from: [500, 500],
    velocity: [0, 2000],
    meets: 'A wall',
  },
  {
    why: 'into a funnel, to one side',
    court: funnel,
    from: [510, 500],
    velocity: [0, 2000],
    meets: 'A wall',
  },
  { why: 'onto two posts at once', court: gate, from: [500, 700], velocity: [0, -2000], meets: 'A post' },
  {
    why: 'onto two posts, to one side',
    court: gate,
    from: [503, 700],
    velocity: [0, -2000],
    meets: 'A post',
  },
  {
    why: 'along a lane of its width',
    court: lane(32),
    from: [16, 600],
    velocity: [0, 1500],
    meets: undefined,
  },
  {
    why: 'along a lane a hair wider',
    court: lane(32 + 1 / 1024),
    from: [16, 600],
    velocity: [0, 1500],
    meets: undefined,
  },
  {
    why: 'across a lane a hair wider',
    court: lane(32 + 1 / 1024),
    from: [16, 600],
    velocity: [1000, 0],
    meets: 'A wall',
  },
  {
    why: 'aslant in a lane a hair wider',
    court: lane(32 + 1 / 1024),
    from: [16, 600],
    velocity: [-1000, 1500],
    meets: 'A edge',
  },
  {
    why: 'aslant in a lane a millimetre wider',
    court: lane(33),
    from: [16, 600],
    velocity: [300, 2500],
    meets: 'A wall',
  },
] as const)('a cap slides $why', ({ court, from: [x, y], velocity: [vx, vy], meets }) => {
  const trace = asTheReference(court, [capAt(x, y)], { body: 0, vx, vy })
  expect(meetingsIn(trace)[0]).toBe(meets)
})

test.each([
  { off: -3e-4, why: 'a hair before its end' },
  { off: -1e-4, why: 'less than a hair before its end' },
  { off: -1e-7, why: 'next to nothing before its end' },
  { off: 0, why: 'where side and end meet' },
  { off: 1e-7, why: 'next to nothing beyond its end' },
  { off: 1e-4, why: 'less than a hair beyond its end' },
])('a wall piece is touched in one place: $why', ({ off }) => {
  const trace = asTheReference(upright, [capAt(300, 600 + off)], { body: 0, vx: 2000, vy: 0 })
  expect(meetingsIn(trace)).toEqual(['A wall'])
})

test.each([
  { why: 'straight across', vx: -1000, vy: 0, end: 600 },
  { why: 'aslant', vx: -1000, vy: 1500, end: 1050 },
  { why: 'nearly along', vx: 3, vy: 1500, end: 1050 },
])('a cap in a lane of its own width, flicked $why, is not thrown to and fro for ever', ({ vx, vy, end }) => {
  const trace = asTheReference(lane(32), [capAt(16, 600)], { body: 0, vx, vy })
  expect(trace.contacts.length).toBeGreaterThanOrEqual(1000)
  expect(trace.rest).toEqual([{ x: 16, y: end }])
})

test.each([32, 32 + 1 / 1024, 40])('a cap in a lane %d mm wide is struck along it', (width) => {
  const bodies = [capAt(16, 900), capAt(16, 600, 'crayon')]
  const trace = asTheReference(lane(width), bodies, { body: 0, vx: 0, vy: -3000 })
  expect(meetingsIn(trace)[0]).toBe('AB')
})

describe('a slanted wall piece, 3-4-5, that a cap lies against', () => {
  const slanted = withWalls(wall(200, 200, 500, 600))
  /** Beside its middle, (0.8, −0.6) times 16 mm off, or as far on its other side. */
  const sides = [capAt(362.8, 390.4), capAt(337.2, 409.6)]

  test.each(sides)('along it is no touch, however the direction is rounded: at $at', (cap) => {
    for (let strength = 1; strength <= 400; strength += 3) {
      const trace = asTheReference(slanted, [cap], launchOf({ dx: 3, dy: 4, strength }, 'empty', 0))
      expect(meetingsIn(trace)).toEqual([])
    }
  })

  test.each(sides)('a hundred thousandth off along it is one, from the side that it is on: at $at', (cap) => {
    const into = cap.at.x > 350 ? 1 : -1
    const [vx, vy] = [900 - 0.012 * into, 1200 + 0.009 * into]
    expect(meetingsIn(asTheReference(slanted, [cap], { body: 0, vx, vy }))).toEqual(['A wall'])
    const [awayX, awayY] = [900 + 0.012 * into, 1200 - 0.009 * into]
    expect(meetingsIn(asTheReference(slanted, [cap], { body: 0, vx: awayX, vy: awayY }))).toEqual([])
  })
})

describe.each([
  { why: 'none', length: 0 },
  { why: 'one whose square is 0 in doubles', length: 1e-170 },
  { why: 'one whose square has lost its digits', length: 1e-160 },
])('a wall piece without length, or with hardly any ($why), is a point', ({ length }) => {
  const court = withWalls(wall(0, 600, length, 600))
  const open = { ...court, closed: false }

  test.each([
    { why: 'head on', from: [-200, 600], velocity: [1500, 0] },
    { why: 'from above', from: [0, 400], velocity: [0, 1500] },
    { why: 'off its centre', from: [-200, 609], velocity: [1500, 0] },
  ])('caps bounce off it $why as off its end', ({ from: [x = 0, y = 0], velocity: [vx = 0, vy = 0] }) => {
    const bodies = [capAt(x, y)]
    const shot = { body: 0, vx, vy }
    const trace = asTheReference(open, bodies, shot)
    expect(meetingsIn(trace)).toEqual(['A wall'])
    const { rest, contacts } = secondOpinion(open, bodies, shot)
    expect(contacts).toMatchObject([{ kind: 'wall', body: 0, wall: 0 }])
    expect(rest.map(onGrid)).toEqual(trace.rest)
  })

  test('and slide past it', () => {
    expect(asTheReference(open, [capAt(-200, 616)], { body: 0, vx: 1500, vy: 0 }).contacts).toEqual([])
  })
})
