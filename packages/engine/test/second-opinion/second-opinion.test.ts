import { describe, expect, test } from 'vitest'
import { streetCourt, type Body, type Contact, type Court } from '../../src/index.ts'
import { secondOpinion, type Opinion } from '../../src/second-opinion/index.ts'
import { capAt, openGround } from '../physics/table.ts'

const opinion = (court: Court, bodies: readonly Body[], vx: number, vy: number): Opinion =>
  secondOpinion(court, bodies, { body: 0, vx, vy })

const met = ({ contacts }: Opinion): readonly Contact['kind'][] => contacts.map(({ kind }) => kind)

/** How far an empty shell slides from a speed, mm. */
const slide = (speed: number): number => (speed * speed) / 5000

/** What is left of 1,000 mm/s after so many mm. */
const speedAfter = (way: number): number => Math.sqrt(1e6 - 5000 * way)

describe('by hand', () => {
  test('a lone cap slides v²/2a, however many frames that takes', () => {
    const { rest, contacts, bounded } = opinion(openGround, [capAt(5000, 5000)], 1800, -2400)
    expect(rest[0]?.x).toBeCloseTo(5000 + 0.6 * slide(3000), 9)
    expect(rest[0]?.y).toBeCloseTo(5000 - 0.8 * slide(3000), 9)
    expect(contacts).toEqual([])
    expect(bounded).toBe(false)
  })

  test('off the edge with 0.70 of the speed', () => {
    const seen = opinion(streetCourt, [capAt(116, 600)], -1000, 0)
    expect(met(seen)).toEqual(['edge'])
    expect(seen.contacts[0]?.time).toBeCloseTo((1000 - speedAfter(100)) / 2500, 12)
    expect(seen.rest[0]?.x).toBeCloseTo(16 + slide(0.7 * speedAfter(100)), 9)
  })

  test('off a post with 0.75 of the speed', () => {
    const court: Court = { ...openGround, posts: [{ at: { x: 5100, y: 5000 }, radius: 20 }] }
    const seen = opinion(court, [capAt(5000, 5000)], 1000, 0)
    expect(met(seen)).toEqual(['post'])
    expect(seen.rest[0]?.x).toBeCloseTo(5064 - slide(0.75 * speedAfter(64)), 9)
  })

  test('off the side of a slanted wall piece, of which only the part across comes back', () => {
    const court: Court = { ...openGround, walls: [{ from: { x: 5000, y: 5200 }, to: { x: 5200, y: 5000 } }] }
    const seen = opinion(court, [capAt(5000, 5050)], 1000, 0)
    const way = 150 - 16 * Math.SQRT2
    const speed = speedAfter(way)
    // the normal is (1, 1)/√2: v becomes v·(1 − 1.7/2, −1.7/2)
    const after = speed * Math.hypot(0.15, 0.85)
    expect(met(seen)).toEqual(['wall'])
    expect(seen.rest[0]?.x).toBeCloseTo(5000 + way + (slide(after) * 0.15 * speed) / after, 8)
    expect(seen.rest[0]?.y).toBeCloseTo(5050 - (slide(after) * 0.85 * speed) / after, 8)
  })

  test('the end of a wall piece turns a cap aside', () => {
    const court: Court = { ...openGround, walls: [{ from: { x: 5100, y: 4900 }, to: { x: 5100, y: 5100 } }] }
    const seen = opinion(court, [capAt(5000, 5109.6)], 1000, 0)
    // 9.6 mm beyond the end: the normal is (0.8, 0.6), the centre 12.8 mm before it
    const after = speedAfter(87.2) * Math.hypot(1 - 1.7 * 0.64, 1.7 * 0.48)
    expect(met(seen)).toEqual(['wall'])
    expect(Math.hypot((seen.rest[0]?.x ?? 0) - 5087.2, (seen.rest[0]?.y ?? 0) - 5109.6)).toBeCloseTo(
      slide(after),
      7,
    )
  })

  test('a shell strikes tar head on: momentum stays, 0.80 of the speed comes back', () => {
    const seen = opinion(openGround, [capAt(5000, 5000), capAt(5100, 5000, 'tar')], 1000, 0)
    const speed = speedAfter(68)
    expect(met(seen)).toEqual(['cap'])
    // u = v·(1 − 3·0.8)/4 back, w = v·1.8/4 on
    expect(seen.rest[0]?.x).toBeCloseTo(5068 - slide(0.35 * speed), 9)
    expect(seen.rest[1]?.x).toBeCloseTo(5100 + (0.45 * speed) ** 2 / 3600, 9)
  })

  test('however softly two meet, they part at 1 mm/s', () => {
    // 0.1 mm/s are left at the contact, of which 0.08 would come back
    const speed = Math.sqrt(0.01 + 5000 * 68)
    const seen = opinion(openGround, [capAt(5000, 5000), capAt(5100, 5000)], speed, 0)
    expect(seen.rest[0]?.x).toBeCloseTo(5068 - slide(0.45), 8)
    expect(seen.rest[1]?.x).toBeCloseTo(5100 + slide(0.55), 8)
  })

  test('two that are struck at one instant share the blow alike', () => {
    const seen = opinion(openGround, [capAt(5000, 5300), capAt(4984, 5000), capAt(5016, 5000)], 0, -3000)
    const [striker, left, right] = seen.rest
    expect(met(seen)).toEqual(['cap', 'cap'])
    expect(seen.contacts[0]?.time).toBe(seen.contacts[1]?.time)
    expect(striker?.x).toBeCloseTo(5000, 9)
    expect((left?.x ?? 0) + (right?.x ?? 0)).toBeCloseTo(10_000, 9)
    expect(left?.y).toBeCloseTo(right?.y ?? 0, 9)
    // e = 0.8 with n·n = ½: each takes J = 1.8·v·cos 30°/2.5 along its normal
    const way = 300 - 16 * Math.sqrt(3)
    const blow = (1.8 * Math.sqrt(9e6 - 5000 * way) * Math.sqrt(0.75)) / 2.5
    expect(Math.hypot((right?.x ?? 0) - 5016, (right?.y ?? 0) - 5000)).toBeCloseTo(slide(blow), 7)
  })

  test.each([
    { why: 'along an edge that it leans on', court: streetCourt, others: [], vx: 0, vy: 1500 },
    { why: 'past a cap that it leans on', court: openGround, others: [capAt(48, 600)], vx: 0, vy: 1500 },
    { why: 'away from a cap that it leans on', court: openGround, others: [capAt(48, 600)], vx: -800, vy: 0 },
  ])('what slides $why touches nothing', ({ court, others, vx, vy }) => {
    expect(opinion(court, [capAt(16, 600), ...others], vx, vy).contacts).toEqual([])
  })

  test('a cap that is flicked at one that it leans on meets it at once', () => {
    const seen = opinion(openGround, [capAt(5000, 5000), capAt(5032, 5000)], 1000, 0)
    expect(seen.contacts[0]).toEqual({ kind: 'cap', time: 0, a: 0, b: 1 })
  })
})
