import { describe, expect, test } from 'vitest'
import { runSkelly } from './run-skelly.ts'

const scene = {
  court: 'street',
  caps: [
    { id: 'A', at: [500, 900], fill: 'empty' },
    { id: 'B', at: [500, 600], fill: 'tar' },
  ],
  flick: { cap: 'A', dx: 0, dy: -3, strength: 600 },
}

interface Told {
  readonly rest: Readonly<Record<string, readonly [number, number]>>
  readonly touched: readonly string[]
  readonly contacts: readonly (readonly [number, string, string])[]
  readonly edges: readonly (readonly [number, string])[]
  readonly duration: number
  readonly hash: string
}

const simulate = async (asked: object): Promise<Told> => {
  const { out } = await runSkelly(['simulate'], JSON.stringify(asked))
  return JSON.parse(out) as Told
}

describe('simulate', () => {
  test('tells where the caps come to rest and what they ran into', async () => {
    const told = await simulate(scene)
    expect(Object.keys(told)).toEqual(['rest', 'touched', 'contacts', 'edges', 'duration', 'hash'])
    expect(told.touched).toEqual(['B'])
    expect(told.contacts).toEqual([[expect.closeTo(0.13455, 4), 'A', 'B']])
    expect(told.rest['B']?.[1]).toBeLessThan(600)
    expect(told.hash).toMatch(/^[0-9a-f]{16}$/)
  })

  test('the grip is 1 unless it is given, and shortens the way', async () => {
    const [usual, one, rough] = await Promise.all([
      simulate(scene),
      simulate({ ...scene, grip: 1 }),
      simulate({ ...scene, grip: 1.15 }),
    ])
    expect(usual).toEqual(one)
    expect(rough.rest['B']?.[1]).toBeGreaterThan(usual.rest['B']?.[1] ?? 0)
  })

  test('a court may be given, with posts and walls', async () => {
    const court = { width: 300, height: 300, posts: [[150, 150, 10]], walls: [[40, 20, 40, 280]] }
    const caps = [{ id: 'A', at: [90, 150], fill: 'empty' }]
    const told = await simulate({ court, caps, flick: { cap: 'A', dx: 1, dy: 0, strength: 300 } })
    // off the post to the left, off the wall to the right, never to the edge
    expect(told.edges).toEqual([])
    expect(told.rest['A']?.[0]).toBeGreaterThanOrEqual(56)
    expect(told.rest['A']?.[0]).toBeLessThan(124)
  })

  test('caps that lie against each other may have been placed by a sum that is a hair off', async () => {
    const caps = [scene.caps[0], { id: 'B', at: [500, 868 + 5e-7], fill: 'tar' }]
    expect((await simulate({ ...scene, caps })).touched).toEqual(['B'])
  })

  test.each([0.5, 2])('a grip of %s, which a level may say', async (grip) => {
    expect((await simulate({ ...scene, grip })).touched).toEqual(['B'])
  })

  test.each([
    { why: 'strength 0', change: { flick: { ...scene.flick, strength: 0 } }, says: 'flick: ' },
    { why: 'no direction', change: { flick: { ...scene.flick, dy: 0 } }, says: 'flick: ' },
    { why: 'no such cap', change: { flick: { ...scene.flick, cap: 'Z' } }, says: 'flick.cap: ' },
    { why: 'no such fill', change: { caps: [{ id: 'A', at: [1, 1], fill: 'glue' }] }, says: 'caps.0.fill: ' },
    {
      why: 'caps in one place',
      change: { caps: [...scene.caps, { ...scene.caps[0], id: 'C' }] },
      says: 'caps: A overlaps',
    },
    { why: 'two of one name', change: { caps: [...scene.caps, scene.caps[0]] }, says: 'caps: two' },
    ...[1.001, 0.49, 2.01, 1e-12].map((grip) => ({
      why: `a grip of ${String(grip)}`,
      change: { grip },
      says: 'grip: a whole number of hundredths from 0.5 to 2',
    })),
    {
      why: 'a court without end',
      change: { court: { width: 100_001, height: 300 } },
      says: 'court.width: ',
    },
    {
      why: 'a post out of this world',
      change: { court: { width: 300, height: 300, posts: [[1e300, 150, 10]] } },
      says: 'court.posts.0.0: ',
    },
    {
      why: 'a wall out of this world',
      change: { court: { width: 300, height: 300, walls: [[40, -1e300, 40, 280]] } },
      says: 'court.walls.0.1: ',
    },
    {
      why: 'a cap out of this world',
      change: { caps: [{ id: 'A', at: [500, 1e6], fill: 'empty' }] },
      says: 'caps.0.at.1: ',
    },
    {
      why: 'caps overlapping by two millionths of a millimetre',
      change: { caps: [scene.caps[0], { id: 'B', at: [500, 868 + 2e-6], fill: 'tar' }] },
      says: 'caps: A overlaps',
    },
    { why: 'no such court', change: { court: 'moon' }, says: 'court: ' },
  ])('unusable: $why', async ({ change, says }) => {
    const { code, out, err } = await runSkelly(['simulate'], JSON.stringify({ ...scene, ...change }))
    expect(err.startsWith(`skelly: stdin:1: ${says}`)).toBe(true)
    expect([code, out]).toEqual([2, ''])
  })
})
