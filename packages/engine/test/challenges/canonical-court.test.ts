import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonicalCourt } from '../../src/challenges/index.ts'
import type { Court, Rectangle } from '../../src/court/court.ts'
import type { Point } from '../../src/geometry/point.ts'
import { streetCourt } from '../../src/court/street-court.ts'
import { levelOf } from './cases.ts'

/** A court with every point of it moved. */
const moved = (court: Court, move: (at: Point) => Point): Court => {
  const area = ({ left, top, right, bottom }: Rectangle): Rectangle => {
    const one = move({ x: left, y: top })
    const other = move({ x: right, y: bottom })
    return {
      left: Math.min(one.x, other.x),
      top: Math.min(one.y, other.y),
      right: Math.max(one.x, other.x),
      bottom: Math.max(one.y, other.y),
    }
  }
  return {
    ...court,
    boxes: court.boxes.map(({ number, area: of }) => ({ number, area: area(of) })).toReversed(),
    skull: court.skull === null ? null : area(court.skull),
    start: court.start === null ? null : area(court.start),
    posts: court.posts.map(({ at, radius }) => ({ at: move(at), radius })),
    walls: court.walls.map(({ from, to }) => ({ from: move(to), to: move(from) })),
  }
}

const whole = fc.integer({ min: 0, max: 1000 })
const obstructed: fc.Arbitrary<Court> = fc
  .record({
    posts: fc.array(fc.tuple(whole, whole, fc.integer({ min: 1, max: 50 })), { maxLength: 3 }),
    walls: fc.array(fc.tuple(whole, whole, whole, whole), { maxLength: 3 }),
    boxes: fc.subarray([...streetCourt.boxes], { minLength: 1 }),
  })
  .map(({ posts, walls, boxes }) => ({
    ...streetCourt,
    boxes,
    posts: posts.map(([x, y, radius]) => ({ at: { x, y }, radius })),
    walls: walls.map(([a, b, c, d]) => ({ from: { x: a, y: b }, to: { x: c, y: d } })),
  }))

const turning: fc.Arbitrary<(at: Point) => Point> = fc
  .record({
    flip: fc.boolean(),
    across: fc.constantFrom(1, -1),
    down: fc.constantFrom(1, -1),
    x: whole,
    y: whole,
  })
  .map(({ flip, across, down, x, y }) => (at) => {
    const [one, other] = flip ? [at.y, at.x] : [at.x, at.y]
    return { x: across * one + x, y: down * other + y }
  })

describe('the canonical form of a court', () => {
  test('is the same however it is mirrored, turned and shifted', () => {
    fc.assert(
      fc.property(obstructed, turning, (court, move) => {
        expect(canonicalCourt(moved(court, move))).toBe(canonicalCourt(court))
      }),
    )
  })

  test('is another one as soon as one thing lies elsewhere', () => {
    fc.assert(
      fc.property(obstructed, fc.nat(), fc.constantFrom(1, -1), (court, place, by) => {
        const wall = { from: { x: 0, y: place % 900 }, to: { x: 1000, y: (place % 900) + 0.5 * by } }
        expect(canonicalCourt({ ...court, walls: [...court.walls, wall] })).not.toBe(canonicalCourt(court))
      }),
    )
  })

  test('tells boxes by their numbers, and posts by their sizes', () => {
    const one = levelOf('push').court
    const numbered = { ...one, boxes: one.boxes.map(({ number, area }) => ({ number: number + 2, area })) }
    expect(canonicalCourt(numbered)).not.toBe(canonicalCourt(one))
    const post = levelOf('bank-twice').court
    const thicker = { ...post, posts: post.posts.map(({ at }) => ({ at, radius: 41 })) }
    expect(canonicalCourt(thicker)).not.toBe(canonicalCourt(post))
  })

  test('does not ask how far away the edge is, nor where caps lie', () => {
    expect(canonicalCourt({ ...streetCourt, width: 1100, places: [] })).toBe(canonicalCourt(streetCourt))
  })

  test('a lone box is the same court wherever it lies', () => {
    expect(canonicalCourt(levelOf('long-shot').court)).toBe(canonicalCourt(levelOf('two-touch').court))
  })
})
