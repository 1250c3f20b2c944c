import type { CourtFile, Pair } from '../level-file.ts'

type Box = CourtFile['boxes'][number]
type Post = CourtFile['posts'][number]
type Wall = CourtFile['walls'][number]

/** Some of what is drawn on a court or stands on it. */
export interface Parts {
  readonly boxes?: readonly Box[]
  readonly skull?: CourtFile['skull']
  readonly start?: CourtFile['start']
  readonly posts?: readonly Post[]
  readonly walls?: readonly Wall[]
}

/** A court of that size with all the parts on it. */
export const court = (width: number, height: number, ...parts: readonly Parts[]): CourtFile => ({
  width,
  height,
  boxes: parts.flatMap(({ boxes = [] }) => boxes),
  skull: parts.flatMap(({ skull = null }) => (skull === null ? [] : [skull]))[0] ?? null,
  start: parts.flatMap(({ start = null }) => (start === null ? [] : [start]))[0] ?? null,
  posts: parts.flatMap(({ posts = [] }) => posts),
  walls: parts.flatMap(({ walls = [] }) => walls),
})

const STREET_BOX = 80

/** A square box round its middle; as large as the street's if nothing is said. */
export const box = (number: number, x: number, y: number, side = STREET_BOX): Parts => ({
  boxes: [[number, x - side / 2, y - side / 2, x + side / 2, y + side / 2]],
})

/** A skull round its middle. */
export const skull = (x: number, y: number, side: number): Parts => ({
  skull: [x - side / 2, y - side / 2, x + side / 2, y + side / 2],
})

export const post = (x: number, y: number, radius = 20): Parts => ({ posts: [[x, y, radius]] })

export const wall = (...piece: Wall): Parts => ({ walls: [piece] })

/** Wall pieces from point to point. */
export const kerb = (...points: readonly Pair[]): Parts => ({
  walls: points
    .slice(1)
    .map(([x, y], place): Wall => [points[place]?.[0] ?? x, points[place]?.[1] ?? y, x, y]),
})

/** Parts and the same parts mirrored about an upright line. */
export const twin = (axis: number, parts: Parts): Parts => ({
  posts: [
    ...(parts.posts ?? []),
    ...(parts.posts ?? []).map(([x, y, radius]): Post => [2 * axis - x, y, radius]),
  ],
  walls: [
    ...(parts.walls ?? []),
    ...(parts.walls ?? []).map(([x, y, toX, toY]): Wall => [2 * axis - x, y, 2 * axis - toX, toY]),
  ],
})

/** Posts at even steps from one place to another. */
export const row = (from: Pair, to: Pair, count: number, radius = 20): Parts => ({
  posts: Array.from({ length: count }, (_, place): Post => {
    const part = count === 1 ? 0 : place / (count - 1)
    return [round(from[0] + part * (to[0] - from[0])), round(from[1] + part * (to[1] - from[1])), radius]
  }),
})

/** Boxes of one size in a row, the first number first. */
export const strip = (numbers: readonly number[], from: Pair, step: Pair, side = STREET_BOX): Parts => ({
  boxes: numbers.flatMap(
    (number, place) => box(number, from[0] + place * step[0], from[1] + place * step[1], side).boxes ?? [],
  ),
})

const round = (value: number): number => Math.round(value)
