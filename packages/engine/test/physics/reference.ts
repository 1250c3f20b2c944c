import type { Body } from '../../src/caps/body.ts'
import type { Launch } from '../../src/flick/launch.ts'

/**
 * A second, independent simulation for bodies within a closed edge: whole numbers of 2⁻¹²⁸ instead of doubles, every
 * coordinate a polynomial in time, every event a root that is bracketed by the roots of the derivative and then
 * halved. It shares neither code nor method of root finding with the engine; it is some thousand times slower.
 */
export interface ReferenceResult {
  readonly ends: readonly (readonly [number, number])[]
  readonly duration: number
  readonly contacts: number
}

interface Moving {
  readonly mass: bigint
  readonly radius: bigint
  readonly deceleration: bigint
  x: bigint
  y: bigint
  vx: bigint
  vy: bigint
}

interface Event {
  readonly time: bigint
  readonly apply: () => boolean
}

const BITS = 128n
const ONE = 1n << BITS

const times = (a: bigint, b: bigint): bigint => (a * b) >> BITS
const over = (a: bigint, b: bigint): bigint => (a << BITS) / b

const root = (value: bigint): bigint => {
  if (value <= 0n) return 0n
  const square = value << BITS
  let guess = 1n << BigInt((square.toString(2).length + 1) >> 1)
  for (;;) {
    const next = (guess + square / guess) >> 1n
    if (next >= guess) return guess
    guess = next
  }
}

/** A double is a whole number of 2⁻¹⁰⁷⁴: nothing is lost for numbers above 2⁻⁷⁵. */
const exactly = (value: number): bigint => {
  let scaled = value
  let shift = BITS
  while (!Number.isInteger(scaled)) {
    scaled *= 2
    shift -= 1n
  }
  return BigInt(scaled) << shift
}

const approximately = (value: bigint): number => Number(value >> 64n) / 2 ** 64

const speedOf = ({ vx, vy }: Moving): bigint => root(times(vx, vx) + times(vy, vy))

const stopOf = (body: Moving): bigint => over(speedOf(body), body.deceleration)

/** From the constant term up. */
type Polynomial = readonly bigint[]

const valueAt = (polynomial: Polynomial, t: bigint): bigint =>
  polynomial.reduceRight((sum, coefficient) => times(sum, t) + coefficient, 0n)

const derivative = (polynomial: Polynomial): Polynomial =>
  polynomial.slice(1).map((coefficient, power) => coefficient * BigInt(power + 1))

/** All places in [0, end] where the sign changes, in order. */
const rootsOf = (polynomial: Polynomial, end: bigint): readonly bigint[] => {
  if (polynomial.length < 2) return []
  const cuts = [0n, ...rootsOf(derivative(polynomial), end), end]
  return cuts.slice(1).flatMap((cut, place) => halve(polynomial, cuts[place] ?? 0n, cut))
}

const halve = (polynomial: Polynomial, from: bigint, to: bigint): readonly bigint[] => {
  const rises = valueAt(polynomial, from) < 0n
  if (valueAt(polynomial, to) < 0n === rises) return []
  let [low, high] = [from, to]
  while (high - low > 1n << 12n) {
    const middle = (low + high) >> 1n
    if (valueAt(polynomial, middle) < 0n === rises) low = middle
    else high = middle
  }
  return [high]
}

/** The first time up to `end` at which a gap closes; one that is closed already closes at once, unless it opens. */
const closes = (gap: Polynomial, end: bigint): bigint | null => {
  const slope = derivative(gap)
  const isTouching = (gap[0] ?? 0n) < ONE >> 40n
  if (isTouching && valueAt(slope, 0n) < 0n) return 0n
  const roots = rootsOf(gap, end).filter((time) => valueAt(slope, time) < 0n)
  return roots.find((time) => !isTouching || time > ONE >> 60n) ?? null
}

/** A body's place as polynomials in time, until it stops. */
const way = ({ x, y, vx, vy, deceleration }: Moving): { readonly x: Polynomial; readonly y: Polynomial } => {
  const speed = root(times(vx, vx) + times(vy, vy))
  const brake = speed === 0n ? 0n : over(deceleration, 2n * speed)
  return { x: [x, vx, -times(brake, vx)], y: [y, vy, -times(brake, vy)] }
}

const product = (a: Polynomial, b: Polynomial): Polynomial =>
  Array.from({ length: a.length + b.length - 1 }, (_, power) =>
    a.reduce((sum, coefficient, place) => sum + times(coefficient, b[power - place] ?? 0n), 0n),
  )

const minus = (a: Polynomial, b: Polynomial): Polynomial =>
  a.map((coefficient, power) => coefficient - (b[power] ?? 0n))

const plus = (a: Polynomial, b: Polynomial): Polynomial =>
  a.map((coefficient, power) => coefficient + (b[power] ?? 0n))

const advance = (body: Moving, time: bigint): void => {
  const { x, y } = way(body)
  const stop = stopOf(body)
  const until = time < stop ? time : stop
  const [vx, vy] = [valueAt(derivative(x), until), valueAt(derivative(y), until)]
  body.x = valueAt(x, until)
  body.y = valueAt(y, until)
  body.vx = time < stop ? vx : 0n
  body.vy = time < stop ? vy : 0n
}

const rebound = (restitution: bigint, closing: bigint): bigint => {
  const speed = times(restitution, closing)
  return speed > ONE ? speed : ONE
}

const collide = (a: Moving, b: Moving, restitution: bigint): boolean => {
  const reach = root(times(b.x - a.x, b.x - a.x) + times(b.y - a.y, b.y - a.y))
  const [nx, ny] = [over(b.x - a.x, reach), over(b.y - a.y, reach)]
  const closing = times(a.vx - b.vx, nx) + times(a.vy - b.vy, ny)
  const impulse = over(closing + rebound(restitution, closing), over(ONE, a.mass) + over(ONE, b.mass))
  a.vx -= over(times(impulse, nx), a.mass)
  a.vy -= over(times(impulse, ny), a.mass)
  b.vx += over(times(impulse, nx), b.mass)
  b.vy += over(times(impulse, ny), b.mass)
  return true
}

const stops = (body: Moving): readonly Event[] => {
  const time = stopOf(body)
  return time > 0n ? [{ time, apply: () => false }] : []
}

const pairEvents = (a: Moving, b: Moving): readonly Event[] => {
  const horizon = [stopOf(a), stopOf(b)]
    .filter((stop) => stop > 0n)
    .toSorted((one, other) => (one < other ? -1 : 1))[0]
  if (horizon === undefined) return []
  const [wayA, wayB] = [way(a), way(b)]
  const [dx, dy] = [minus(wayB.x, wayA.x), minus(wayB.y, wayA.y)]
  const reach = a.radius + b.radius
  const time = closes(minus(plus(product(dx, dx), product(dy, dy)), [times(reach, reach)]), horizon)
  return time === null ? [] : [{ time, apply: () => collide(a, b, exactly(0.8)) }]
}

const edgeEvents = (body: Moving, width: bigint, height: bigint): readonly Event[] => {
  const horizon = stopOf(body)
  if (horizon === 0n) return []
  const { x, y } = way(body)
  const bounce = (axis: 'vx' | 'vy', sign: bigint) => (): boolean => {
    body[axis] = sign * rebound(exactly(0.7), -sign * body[axis])
    return true
  }
  const gaps: readonly (readonly [Polynomial, () => boolean])[] = [
    [minus(x, [body.radius]), bounce('vx', 1n)],
    [minus([width - body.radius, 0n, 0n], x), bounce('vx', -1n)],
    [minus(y, [body.radius]), bounce('vy', 1n)],
    [minus([height - body.radius, 0n, 0n], y), bounce('vy', -1n)],
  ]
  return gaps.flatMap(([gap, apply]) => {
    const time = closes(gap, horizon)
    return time === null ? [] : [{ time, apply }]
  })
}

/** The shot's outcome, unrounded, with an error far below any double's. */
export const referenceOf = (
  width: number,
  height: number,
  bodies: readonly Body[],
  launch: Launch,
): ReferenceResult => {
  const moving = bodies.map(({ at, radius, mass, deceleration }, body) => ({
    mass: exactly(mass),
    radius: exactly(radius),
    deceleration: exactly(deceleration),
    x: exactly(at.x),
    y: exactly(at.y),
    vx: body === launch.body ? exactly(launch.vx) : 0n,
    vy: body === launch.body ? exactly(launch.vy) : 0n,
  }))
  let duration = 0n
  let contacts = 0
  for (;;) {
    const events = moving.flatMap((a, place) => [
      ...stops(a),
      ...edgeEvents(a, exactly(width), exactly(height)),
      ...moving.slice(place + 1).flatMap((b) => pairEvents(a, b)),
    ])
    const [next] = events.toSorted((one, other) => (one.time < other.time ? -1 : 1))
    if (next === undefined) break
    for (const body of moving) advance(body, next.time)
    duration += next.time
    if (next.apply()) contacts += 1
  }
  const ends = moving.map(({ x, y }) => [approximately(x), approximately(y)] as const)
  return { ends, duration: approximately(duration), contacts }
}
