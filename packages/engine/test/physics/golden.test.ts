import { expect, test } from 'vitest'
import type { Body } from '../../src/caps/body.ts'
import { bodyOf } from '../../src/caps/body-of.ts'
import { FILL_NAMES } from '../../src/caps/fill.ts'
import { mayLieAt } from '../../src/court/may-lie-at.ts'
import { streetCourt } from '../../src/court/street-court.ts'
import { launchOf } from '../../src/flick/launch-of.ts'
import { GRID } from '../../src/geometry/point.ts'
import { hashWords } from '../../src/hash.ts'
import { seedOf, type StateHash } from '../../src/ids.ts'
import { simulate } from '../../src/physics/versions/v1/simulate.ts'
import { nextInt, streamOf } from '../../src/rng.ts'

const obstructed = {
  ...streetCourt,
  posts: [
    { at: { x: 300, y: 250 }, radius: 20 },
    { at: { x: 700.5, y: 820 }, radius: 11 },
  ],
  walls: [
    { from: { x: 200, y: 800 }, to: { x: 420, y: 700 } },
    { from: { x: 640, y: 300 }, to: { x: 640, y: 120 } },
  ],
}

/** A series of shots, each from where the last one left the caps, and a hash over every place of rest. */
const series = (court: typeof streetCourt, caps: number, shots: number): StateHash => {
  const seed = seedOf('0123456789abcdef0123456789abcdef')
  if (seed === null) throw new Error('no seed')
  let stream = streamOf(seed, `golden-${String(caps)}`)
  const draw = (below: number): number => {
    const drawn = nextInt(stream, below)
    stream = drawn.stream
    return drawn.value
  }
  let bodies: Body[] = []
  while (bodies.length < caps) {
    const at = { x: draw(1000 * GRID) / GRID, y: draw(1300 * GRID) / GRID }
    const body = bodyOf(FILL_NAMES[bodies.length % 5] ?? 'empty', at, 95)
    if (mayLieAt(court, body, bodies)) bodies.push(body)
  }
  const words: number[] = []
  for (let shot = 0; shot < shots; shot += 1) {
    const flick = { dx: draw(2001) - 1000, dy: draw(2001) - 1000, strength: 400 + draw(601) }
    const { rest } = simulate(court, bodies, launchOf(flick, 'crayon', shot % caps))
    words.push(...rest.flatMap(({ x, y }) => [x * GRID, y * GRID]))
    bodies = bodies.map((body, place) => ({ ...body, at: rest[place] ?? body.at }))
  }
  return hashWords(words)
}

test.each([
  { court: streetCourt, on: 'the street', caps: 4, hash: 'd8d35192614d50c6' },
  { court: streetCourt, on: 'the street', caps: 12, hash: '6a2fbe4b604cb97d' },
  { court: obstructed, on: 'a court with obstacles', caps: 6, hash: 'e648df17619f0306' },
])('physics version 1 gives these bits for ever: $caps caps on $on', ({ court, caps, hash }) => {
  expect(series(court, caps, 300)).toBe(hash)
})
