import type { Point, Rectangle } from '@skelly/engine'
import { GLYPHS } from './glyphs.ts'
import { noise, smoothNoise } from './noise.ts'
import { pointsOf } from './points-of.ts'
import { rounded } from './rounded.ts'

interface Lettering {
  /** Height of a sign, mm. */
  readonly height: number
  /** Width of a sign, mm. */
  readonly width: number
  /** Between two signs, mm. */
  readonly gap: number
  readonly seed: number
}

const shaken = (points: readonly Point[], seed: number): readonly Point[] =>
  points.map(({ x, y }, index) => ({
    x: x + smoothNoise(seed, index * 0.7) * 0.8,
    y: y + smoothNoise(seed + 1, index * 0.7) * 0.8,
  }))

const signStrokes = (
  sign: string,
  left: number,
  top: number,
  by: Lettering,
): readonly (readonly Point[])[] => {
  const glyph = GLYPHS[sign]
  if (!glyph) return []
  const lean = (noise(by.seed) - 0.5) * 0.14
  return glyph.strokes.map((stroke, index) => {
    const points = pointsOf(stroke).map(({ x, y }) => ({
      x: left + (x / 100) * by.width + (0.5 - y / 100) * by.height * lean,
      y: top + (y / 100) * by.height,
    }))
    return shaken(glyph.round ? rounded(points) : points, by.seed + index)
  })
}

/** Signs written in the middle of an area, as strokes in mm. Signs that have no glyph leave a gap. */
export const chalkLettering = (
  text: string,
  area: Rectangle,
  by: Lettering,
): readonly (readonly Point[])[] => {
  const signs = Array.from(text)
  const whole = signs.length * by.width + (signs.length - 1) * by.gap
  const left = (area.left + area.right - whole) / 2
  const top = (area.top + area.bottom - by.height) / 2
  return signs.flatMap((sign, index) =>
    signStrokes(
      sign,
      left + index * (by.width + by.gap),
      top + smoothNoise(by.seed, index) * by.height * 0.03,
      {
        ...by,
        seed: by.seed + index * 31,
      },
    ),
  )
}
