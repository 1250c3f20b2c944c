import {
  CAP_RADIUS,
  FILL_NAMES,
  FILLS,
  GRID,
  GRIPS,
  bodyOf,
  launchOf,
  mayLieAt,
  nextInt,
  seedOf,
  streamOf,
  streetCourt,
  type Body,
  type Fill,
  type Launch,
  type Point,
} from '@skelly/engine'
import type { Scene } from './scene.ts'

/**
 * So many breaks on the street court, the same ones for the same name: caps of all fills lie anywhere, on a street of
 * any grip, and the first is flicked at one of the others, off its middle by up to nine tenths of what still touches,
 * at 600 to 3,400 mm/s or as fast as its fill goes. Every flick is one that a player could make.
 */
export const randomBreaks = (name: string, scenes: number, caps: number): readonly Scene[] => {
  const draw = drawFrom(name)
  return Array.from({ length: scenes }, () => randomBreak(draw, caps))
}

/** A whole number from 0 to `below` − 1. */
type Draw = (below: number) => number

const drawFrom = (name: string): Draw => {
  const seed = seedOf(SEED)
  if (seed === null) throw new RangeError(`${SEED} is no seed`)
  let stream = streamOf(seed, name)
  return (below) => {
    const drawn = nextInt(stream, below)
    stream = drawn.stream
    return drawn.value
  }
}

const randomBreak = (draw: Draw, caps: number): Scene => {
  const grip = oneOf(draw, GRIPS)
  const fills = Array.from({ length: caps }, () => oneOf(draw, FILL_NAMES))
  const bodies: Body[] = []
  for (const fill of fills) bodies.push(bodyOf(fill, freePlace(draw, bodies), grip))
  const [fill] = fills
  if (fill === undefined) throw new RangeError('a break needs caps')
  return { court: streetCourt, bodies, launch: launchAtAnother(draw, bodies, fill) }
}

const oneOf = <Item>(draw: Draw, items: readonly Item[]): Item => {
  const item = items[draw(items.length)]
  if (item === undefined) throw new RangeError('nothing to draw from')
  return item
}

const freePlace = (draw: Draw, others: readonly Body[]): Point => {
  for (;;) {
    const at = { x: draw(streetCourt.width * GRID) / GRID, y: draw(streetCourt.height * GRID) / GRID }
    if (mayLieAt(streetCourt, { at, radius: CAP_RADIUS }, others)) return at
  }
}

const launchAtAnother = (draw: Draw, [flicked, ...others]: readonly Body[], fill: Fill): Launch => {
  const { at } = oneOf(draw, others)
  const from = flicked?.at ?? at
  const x = at.x - from.x
  const y = at.y - from.y
  const aside = ((draw(2 * OFF_MIDDLE + 1) - OFF_MIDDLE) / 1000) * 2 * CAP_RADIUS
  const away = aside / Math.hypot(x, y)
  // In 1/512 mm, so that the whole court's length is within a flick's numbers.
  const dx = Math.round((x - y * away) * 512)
  const dy = Math.round((y + x * away) * 512)
  const speed = SLOWEST + draw(FASTEST - SLOWEST + 1)
  const strength = Math.min(1000, Math.round((1000 * speed) / FILLS[fill].fastest))
  return launchOf({ dx, dy, strength }, fill, 0)
}

const SEED = '5ce11e57'.repeat(4)

/** mm/s */
const SLOWEST = 600
const FASTEST = 3400

/** In thousandths of the distance at which two caps touch. */
const OFF_MIDDLE = 900
