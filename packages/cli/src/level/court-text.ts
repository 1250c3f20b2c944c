import { seatAt, seatLetter, type Court, type Point, type Post, type Rectangle } from '@skelly/engine'
import { Canvas } from './canvas.ts'

/** Characters from one side of the court to the other. */
const COLUMNS = 64
/** How much higher than wide a character is. */
const HIGH = 2

/** A canvas with the court's millimetres. */
interface Sketch {
  readonly canvas: Canvas
  /** Millimetres from a column to the next. */
  readonly step: number
  readonly column: (x: number) => number
  readonly row: (y: number) => number
}

/**
 * A court in characters, and the caps on it by their letters. Chalk is drawn in lines, the skull in colons, wall pieces
 * in `#` and posts in `O`.
 */
export const courtText = (court: Court, caps: readonly Point[]): string => {
  const sketch = sketchOf(court)
  frame(sketch, { left: 0, top: 0, right: court.width, bottom: court.height })
  if (court.start !== null) frame(sketch, court.start)
  if (court.skull !== null) frame(sketch, court.skull, ':', ':')
  for (const { number, area } of court.boxes) {
    frame(sketch, area)
    label(sketch, area, String(number))
  }
  obstacles(sketch, court)
  for (const [seat, at] of caps.entries()) dot(sketch, at, seatLetter(seatAt(seat)))
  return sketch.canvas.text()
}

const sketchOf = ({ width, height }: Court): Sketch => {
  const scale = (COLUMNS - 1) / width
  const row = (y: number): number => Math.round((y * scale) / HIGH)
  const canvas = new Canvas(COLUMNS, row(height) + 1)
  return { canvas, step: 1 / scale, column: (x) => Math.round(x * scale), row }
}

const dot = ({ canvas, column, row }: Sketch, { x, y }: Point, sign: string): void => {
  canvas.put(column(x), row(y), sign)
}

const frame = (
  { canvas, column, row }: Sketch,
  { left, top, right, bottom }: Rectangle,
  level = '-',
  upright = '|',
): void => {
  const between = level.repeat(Math.max(0, column(right) - column(left) - 1))
  for (const line of [row(top), row(bottom)]) canvas.put(column(left), line, `+${between}+`)
  for (let line = row(top) + 1; line < row(bottom); line += 1) {
    canvas.put(column(left), line, upright)
    canvas.put(column(right), line, upright)
  }
}

const label = ({ canvas, column, row }: Sketch, area: Rectangle, text: string): void => {
  const middle = column((area.left + area.right) / 2) - Math.floor(text.length / 2)
  canvas.put(middle, row((area.top + area.bottom) / 2), text)
}

/** Points along a wall piece, near enough to one another to leave no gap. */
const STEPS = 2 * COLUMNS

const obstacles = (sketch: Sketch, { walls, posts }: Court): void => {
  for (const { from, to } of walls) {
    for (let step = 0; step <= STEPS; step += 1) {
      const part = step / STEPS
      dot(sketch, { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }, '#')
    }
  }
  for (const each of posts) post(sketch, each)
}

/** Every character that lies on the post, and the one at its middle. */
const post = (sketch: Sketch, { at, radius }: Post): void => {
  const reach = HIGH * Math.ceil(radius / sketch.step / HIGH)
  for (let down = -reach; down <= reach; down += HIGH) {
    for (let across = -reach; across <= reach; across += 1) {
      const x = across * sketch.step
      const y = down * sketch.step
      if (x * x + y * y <= radius * radius) dot(sketch, { x: at.x + x, y: at.y + y }, 'O')
    }
  }
  dot(sketch, at, 'O')
}
