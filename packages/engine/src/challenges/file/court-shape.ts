import type { Box, Court, Post, WallPiece } from '../../court/court.ts'
import { fields, listOf, map, orNull, tupleOf, type Decoder } from '../../replay/codec/decoder.ts'
import { millimetres, rectangle } from './places.ts'

const MOST_OBSTACLES = 40
const MOST_BOXES = 13

/** `[number, left, top, right, bottom]`. */
const box: Decoder<Box> = map(
  tupleOf(millimetres, 5),
  ([number = 0, left = 0, top = 0, right = 0, bottom = 0]) => ({
    number,
    area: { left, top, right, bottom },
  }),
)

/** `[x, y, radius]`. */
const post: Decoder<Post> = map(tupleOf(millimetres, 3), ([x = 0, y = 0, radius = 0]) => ({
  at: { x, y },
  radius,
}))

/** `[x, y, x, y]`. */
const wallPiece: Decoder<WallPiece> = map(
  tupleOf(millimetres, 4),
  ([fromX = 0, fromY = 0, x = 0, y = 0]) => ({
    from: { x: fromX, y: fromY },
    to: { x, y },
  }),
)

/** A court as a level's file has it: its edge is always a wall, and the places are those of the level's caps. */
export const courtShape: Decoder<Court> = map(
  fields<Omit<Court, 'closed' | 'places'>>({
    width: millimetres,
    height: millimetres,
    boxes: listOf(box, MOST_BOXES),
    skull: orNull(rectangle),
    start: orNull(rectangle),
    posts: listOf(post, MOST_OBSTACLES),
    walls: listOf(wallPiece, MOST_OBSTACLES),
  }),
  (court) => ({ ...court, closed: true, places: [] }),
)
