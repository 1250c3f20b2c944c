import type { Court, Point, Rectangle } from '@skelly/engine'
import { roughStroke } from './rough-stroke.ts'

const corners = (area: Rectangle): readonly Point[] => [
  { x: area.left, y: area.top },
  { x: area.right, y: area.top },
  { x: area.right, y: area.bottom },
  { x: area.left, y: area.bottom },
]

/** The four sides of a rectangle, drawn by hand one after the other. */
export const roughRectangle = (area: Rectangle, seed: number, waver = 1): readonly (readonly Point[])[] =>
  corners(area).map((from, side, all) =>
    roughStroke(from, all[(side + 1) % 4] ?? from, { seed: seed + side * 17, waver, overshoot: 3 }),
  )

/** Every line that is chalked on a court (R1.4). Another seed gives another pass of the hand over the same lines. */
export const chalkLines = (court: Court, seed: number): readonly (readonly Point[])[] => [
  ...roughRectangle({ left: 0, top: 0, right: court.width, bottom: court.height }, seed, 0.8),
  ...(court.start ? roughRectangle(court.start, seed + 100) : []),
  ...(court.skull ? roughRectangle(court.skull, seed + 200) : []),
  ...court.boxes.flatMap((box) => roughRectangle(box.area, seed + 300 + box.number * 70)),
]
