import type { Point, Rectangle } from '@skelly/engine'
import { noise } from '../chalk/noise.ts'
import { roughStroke } from '../chalk/rough-stroke.ts'
import { rounded } from '../chalk/rounded.ts'

/** The skull's left half, in hundredths of the zone from its middle: x to the left, y down from the middle. */
const half = {
  cranium: [0, -46, -14, -45, -28, -39, -38, -28, -42, -13, -41, 2, -36, 12, -29, 17, -26, 22, -25, 27],
  cheek: [-36, 12, -33, 19, -26, 22],
  jaw: [-25, 27, -24, 36, -18, 43, -8, 46, 0, 46],
  teeth: [-22, 30, -14, 33, -6, 34, 0, 34],
  socket: [-19, -19, -27, -17, -32, -9, -30, 0, -23, 4, -17, 0, -14, -8, -15, -16, -19, -19],
  brow: [-33, -20, -24, -27, -13, -24],
} as const

const gaps = [-16, -10.5, -4] as const

type Flat = readonly number[]

const pairs = (flat: Flat): readonly Point[] =>
  Array.from({ length: flat.length / 2 }, (_, index) => ({
    x: flat[index * 2] ?? 0,
    y: flat[index * 2 + 1] ?? 0,
  }))

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
    { x, y: 31 + x * 0.06 },
    { x: x * 1.02, y: 37.5 + x * 0.06 },
    { seed: Math.round(x * 10) + mirror, waver: 0.4, overshoot: 0.6 },
  )

const halfStrokes = (zone: Rectangle, mirror: 1 | -1): readonly (readonly Point[])[] => {
  const curves = Object.values(half).map((flat) => rounded(pairs(flat)))
  return [...curves, socketScribble(), ...gaps.map((x) => toothGap(x, mirror))].map((stroke) =>
    stroke.map(toZone(zone, mirror)),
  )
}

/** A skull in chalk that fills its zone and leaves the middle to the box that lies there. */
export const skullStrokes = (zone: Rectangle): readonly (readonly Point[])[] => [
  ...halfStrokes(zone, 1),
  ...halfStrokes(zone, -1),
]
