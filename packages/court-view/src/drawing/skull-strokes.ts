import type { Point, Rectangle } from '@skelly/engine'
import { noise } from '../chalk/noise.ts'
import { pointsOf } from '../chalk/points-of.ts'
import { roughStroke } from '../chalk/rough-stroke.ts'
import { rounded } from '../chalk/rounded.ts'

/** The skull's left half, in hundredths of the zone from its middle: x to the left, y down from the middle. */
const half = {
  cranium: '0,-46 -15,-45 -29,-39 -39,-28 -43,-13 -42,0 -37,9 -33,14 -34,20 -29,23 -25,24 -24,30',
  cheek: '-33,14 -27,12 -22,16 -21,22',
  jaw: '-24,30 -23,37 -16,43 -7,45 0,45',
  gums: '-22,29 -14,31 -6,32 0,32',
  bite: '-22,36 -14,38 -6,39 0,39',
  socket: '-19,-19 -27,-17 -32,-9 -30,0 -23,4 -17,0 -14,-8 -15,-16 -19,-19',
  brow: '-34,-20 -24,-26 -13,-22',
} as const

/** One side has had a knock. */
const crack = '14,-45 10,-38 15,-33 9,-27 12,-23'

const gaps = [-18, -12, -6, 0] as const

/** The scribble that fills an eye socket: one line to and fro. */
const socketScribble = (): readonly Point[] =>
  Array.from({ length: 13 }, (_, row) => {
    const y = -17 + (row / 12) * 18
    const wide = 7.2 * Math.sqrt(Math.max(0, 1 - ((y + 8) / 12) ** 2))
    const side = row % 2 === 0 ? -1 : 1
    return { x: -23 + side * wide + noise(row) - 0.5, y: y + side * 1.2 }
  })

const toZone =
  (zone: Rectangle, mirror: 1 | -1) =>
  ({ x, y }: Point): Point => ({
    x: (zone.left + zone.right) / 2 + (mirror * x * (zone.right - zone.left)) / 100,
    y: (zone.top + zone.bottom) / 2 + (y * (zone.bottom - zone.top)) / 100,
  })

const toothGap = (x: number, mirror: number): readonly Point[] =>
  roughStroke(
    { x, y: 32 + x * 0.13 },
    { x: x * 1.02, y: 39 + x * 0.13 },
    { seed: Math.round(x * 10) + mirror, waver: 0.4, overshoot: 0.6 },
  )

const halfStrokes = (zone: Rectangle, mirror: 1 | -1): readonly (readonly Point[])[] => {
  const curves = Object.values(half).map((text) => rounded(pointsOf(text)))
  return [...curves, socketScribble(), ...gaps.map((x) => toothGap(x, mirror))].map((stroke) =>
    stroke.map(toZone(zone, mirror)),
  )
}

/** A skull in chalk that fills its zone and leaves the middle to the box that lies there. */
export const skullStrokes = (zone: Rectangle): readonly (readonly Point[])[] => [
  ...halfStrokes(zone, 1),
  ...halfStrokes(zone, -1),
  pointsOf(crack).map(toZone(zone, 1)),
]
