import {
  CAP_RADIUS,
  FILL_NAMES,
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
  type Flick,
  type Point,
} from '@skelly/engine'
import type { Scene } from './scene.ts'

/** From which strength to which the flicks are drawn, all equally often: thousandths of a full pull (R3.1). */
export interface Strengths {
  readonly least: number
  readonly most: number
}

/** Flicks that are meant to break the others up. */
export const BREAKING: Strengths = { least: 600, most: 1000 }

/** All but the gentlest touches. */
export const ORDINARY: Strengths = { least: 200, most: 1000 }

/**
 * So many shots on the street court, the same ones for the same name: caps of all fills lie anywhere, on a street of
 * any grip, and the first is flicked at one of the others, off its middle by up to nine tenths of what still touches.
 * Every flick is one that a player could make.
 */
export const randomShots = (
  name: string,
  shots: number,
  caps: number,
  strengths: Strengths,
): readonly Scene[] => {
  const draw = drawFrom(name)
  return Array.from({ length: shots }, () => randomShot(draw, caps, strengths))
}

type Direction = Pick<Flick, 'dx' | 'dy'>

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

const randomShot = (draw: Draw, caps: number, strengths: Strengths): Scene => {
  const grip = oneOf(draw, GRIPS)
  const fills = Array.from({ length: caps }, () => oneOf(draw, FILL_NAMES))
  const bodies: Body[] = []
  for (const fill of fills) bodies.push(bodyOf(fill, freePlace(draw, bodies), grip))
  const [fill] = fills
  if (fill === undefined) throw new RangeError('a shot needs caps')
  const strength = strengths.least + draw(strengths.most - strengths.least + 1)
  const launch = launchOf({ ...directionAtAnother(draw, bodies), strength }, fill, 0)
  return { court: streetCourt, bodies, launch }
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

const directionAtAnother = (draw: Draw, [flicked, ...others]: readonly Body[]): Direction => {
  const { at } = oneOf(draw, others)
  const from = flicked?.at ?? at
  const x = at.x - from.x
  const y = at.y - from.y
  const aside = ((draw(2 * OFF_MIDDLE + 1) - OFF_MIDDLE) / 1000) * 2 * CAP_RADIUS
  const away = aside / Math.hypot(x, y)
  // In 1/512 mm, so that the whole court's length is within a flick's numbers.
  return { dx: Math.round((x - y * away) * 512), dy: Math.round((y + x * away) * 512) }
}

const SEED = '5ce11e57'.repeat(4)

/** In thousandths of the distance at which two caps touch. */
const OFF_MIDDLE = 900
