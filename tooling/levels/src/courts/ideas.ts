import { kerb, post, row, twin, type Parts } from './parts.ts'
import type { Pair } from '../level-file.ts'

/** Two slanted walls that lead up into a throat. */
export const funnel = (x: number, mouthY: number, throatY: number, mouth: number, throat: number): Parts =>
  twin(x, kerb([x - mouth / 2, mouthY], [x - throat / 2, throatY]))

/** Two posts with a gap between their rims. */
export const gate = (x: number, y: number, gap: number, radius = 20): Parts =>
  twin(x, post(x - gap / 2 - radius, y, radius))

/** A wall across from one x to another with a gap in it. */
export const doorway = (from: number, to: number, y: number, gapAt: number, gap: number): Parts => ({
  walls: [
    [from, y, gapAt - gap / 2, y],
    [gapAt + gap / 2, y, to, y],
  ],
})

export type Side = 'up' | 'down' | 'left' | 'right'

/** Three walls round a square, open to one side. */
export const pen = (x: number, y: number, side: number, open: Side): Parts => {
  const half = side / 2
  const [left, right, top, bottom] = [x - half, x + half, y - half, y + half]
  const corners: readonly Pair[] = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ]
  const first = { up: 1, right: 2, down: 3, left: 0 }[open]
  return kerb(...corners.slice(first), ...corners.slice(0, first))
}

/** Two upright walls with a way between them. */
export const corridor = (x: number, top: number, bottom: number, width: number): Parts =>
  twin(x, kerb([x - width / 2, top], [x - width / 2, bottom]))

/** Two level walls with a way between them. */
export const alley = (y: number, left: number, right: number, width: number): Parts => ({
  walls: [
    [left, y - width / 2, right, y - width / 2],
    [left, y + width / 2, right, y + width / 2],
  ],
})

/** Walls from the left and the right edge by turns, each leaving a way at its end. */
export const zigzag = (width: number, ys: readonly number[], way: number): Parts => ({
  walls: ys.map((y, place) => (place % 2 === 0 ? [0, y, width - way, y] : [way, y, width, y])),
})

/** Posts on the corners of a square. */
export const four = (x: number, y: number, apart: number, radius = 20): Parts => ({
  posts: [
    [x - apart / 2, y - apart / 2, radius],
    [x + apart / 2, y - apart / 2, radius],
    [x - apart / 2, y + apart / 2, radius],
    [x + apart / 2, y + apart / 2, radius],
  ],
})

/** Short walls across the court's four corners. */
export const cutCorners = (width: number, height: number, cut: number): Parts =>
  twin(width / 2, {
    walls: [
      [0, cut, cut, 0],
      [0, height - cut, cut, height],
    ],
  })

/** Posts in rows, each row shifted by half a step. */
export const stagger = (from: Pair, step: Pair, counts: readonly number[], radius = 20): Parts => ({
  posts: counts.flatMap((count, line) => {
    const x = from[0] - ((count - 1) * step[0]) / 2
    const y = from[1] + line * step[1]
    return row([x, y], [x + (count - 1) * step[0], y], count, radius).posts ?? []
  }),
})

/** A roof: two walls that meet in a ridge above, or below where the rise is negative. */
export const roof = (x: number, y: number, width: number, rise: number): Parts =>
  kerb([x - width / 2, y], [x, y - rise], [x + width / 2, y])

/** A wall that winds in, from outside: each arm shorter than the one before. */
export const spiral = (x: number, y: number, size: number, gap: number): Parts => {
  const half = size / 2
  return kerb(
    [x - half, y + half],
    [x - half, y - half],
    [x + half, y - half],
    [x + half, y + half],
    [x - half + gap, y + half],
    [x - half + gap, y - half + gap],
  )
}

/** A cross of two walls. */
export const cross = (x: number, y: number, arm: number): Parts => ({
  walls: [
    [x - arm, y, x + arm, y],
    [x, y - arm, x, y + arm],
  ],
})
