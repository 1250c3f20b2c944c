import { bodyOf, streetCourt, type Body, type Fill, type Point } from '@skelly/engine'
import { describe, expect, test } from 'vitest'
import { ENTRIES, PEERS, type PeerName } from '../../src/bench/contestants/contestants.ts'

/**
 * That like is compared with like: each peer has to know the game's friction, restitutions and masses. `WITHIN` is
 * how far off its steps may put it, mm: the exact ones by rounding alone, the others by little more than was measured,
 * which a wrong number (a restitution off by 0.1, a friction off by a tenth) goes beyond.
 */
const WITHIN = {
  exact4: 0.001,
  second: 0.001,
  planck240: 2,
  rapier240: 6,
  matter60: 20,
} as const satisfies Record<PeerName, number>

describe.each(PEERS)('%s', async (name) => {
  const within = WITHIN[name]
  const peer = await ENTRIES[name].load()
  const play = (bodies: readonly Body[], vx: number, vy: number): readonly Point[] =>
    peer({ court: streetCourt, bodies, launch: { body: 0, vx, vy } })

  test('a cap alone slides v² / 2a', () => {
    const slide = 1200 ** 2 / 2 / 1750
    const [at] = play([cap('crayon', 500, 600)], 720, -960)
    expectNear(at, { x: 500 + 0.6 * slide, y: 600 - 0.8 * slide }, Math.min(within, 0.05))
  })

  test('a better grip brakes more', () => {
    const [at] = play([bodyOf('crayon', { x: 200, y: 600 }, 115)], 1200, 0)
    expectNear(at, { x: 200 + 1200 ** 2 / 2 / (1750 * 1.15), y: 600 }, Math.min(within, 0.05))
  })

  test.each([
    {
      edge: 'right',
      from: { x: 900, y: 600 },
      vx: 1500,
      vy: 0,
      back: (way: number) => ({ x: 984 - way, y: 600 }),
    },
    {
      edge: 'left',
      from: { x: 100, y: 600 },
      vx: -1500,
      vy: 0,
      back: (way: number) => ({ x: 16 + way, y: 600 }),
    },
    {
      edge: 'lower',
      from: { x: 500, y: 1200 },
      vx: 0,
      vy: 1500,
      back: (way: number) => ({ x: 500, y: 1284 - way }),
    },
    {
      edge: 'upper',
      from: { x: 500, y: 100 },
      vx: 0,
      vy: -1500,
      back: (way: number) => ({ x: 500, y: 16 + way }),
    },
  ])('the $edge edge sends it back at 0.7 of its speed', ({ from, vx, vy, back }) => {
    const [at] = play([cap('crayon', from.x, from.y)], vx, vy)
    const arriving = 1500 ** 2 - 2 * 1750 * 84
    expectNear(at, back((0.7 ** 2 * arriving) / 2 / 1750), within)
  })

  test('two equal caps share the speed as 0.1 to 0.9', () => {
    // 110 mm apart they touch at the end of a step of matter-js, which elsewhere is late by up to a whole one.
    const rest = play([cap('crayon', 200, 600), cap('crayon', 342, 600)], 1200, 0)
    const arriving = 1200 ** 2 - 2 * 1750 * 110
    expectNear(rest[0], { x: 310 + (0.1 ** 2 * arriving) / 2 / 1750, y: 600 }, 0.6 * within)
    expectNear(rest[1], { x: 342 + (0.9 ** 2 * arriving) / 2 / 1750, y: 600 }, 0.6 * within)
  })

  test('a light cap bounces off one that is three times as heavy', () => {
    const rest = play([cap('empty', 400, 600), cap('tar', 532, 600)], 1500, 0)
    const arriving = 1500 ** 2 - 2 * 2500 * 100
    expectNear(rest[0], { x: 500 - (0.35 ** 2 * arriving) / 2 / 2500, y: 600 }, 2 * within)
    expectNear(rest[1], { x: 532 + (0.45 ** 2 * arriving) / 2 / 1800, y: 600 }, 2 * within)
  })

  test('what nobody touches stays where it is, to the last bit', () => {
    const rest = play([cap('crayon', 200, 600), cap('tar', 700.5, 900.25)], 600, 0)
    expect(rest[1]).toEqual({ x: 700.5, y: 900.25 })
  })

  test('plays the same shot the same way after others', () => {
    const bodies = [cap('candle', 300, 600), cap('floor', 500, 615), cap('tar', 700, 590)]
    const before = play(bodies, 2500, 30)
    play([cap('empty', 100, 100), cap('tar', 150, 160)], 1000, 1000)
    expect(play(bodies, 2500, 30)).toEqual(before)
  })
})

const cap = (fill: Fill, x: number, y: number): Body => bodyOf(fill, { x, y }, 100)

const expectNear = (at: Point | undefined, should: Point, within: number): void => {
  expect(Math.hypot((at?.x ?? NaN) - should.x, (at?.y ?? NaN) - should.y)).toBeLessThan(within)
}
