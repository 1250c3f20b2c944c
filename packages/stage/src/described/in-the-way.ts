import type { Court, Point, Post, WallPiece } from '@skelly/engine'
import type { Piece } from '@skelly/court-view'

/** Something that a cap would run into on its straight way. */
export interface Hindrance {
  readonly kind: 'cap' | 'post' | 'wall'
  /** Whose cap it is; empty for what is nobody's. */
  readonly label: string
  /** How far along the way it lies, mm. */
  readonly after: number
}

interface Way {
  readonly from: Point
  readonly to: Point
  /** Of the cap that is on its way, mm. */
  readonly radius: number
}

interface Foot {
  /** How far along the segment, mm. */
  readonly along: number
  readonly distance: number
}

/** The nearest point of a segment. */
const footOn = (from: Point, to: Point, at: Point): Foot => {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  if (length === 0) return { along: 0, distance: Math.hypot(at.x - from.x, at.y - from.y) }
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length]
  const along = Math.min(length, Math.max(0, (at.x - from.x) * ux + (at.y - from.y) * uy))
  return { along, distance: Math.hypot(at.x - from.x - ux * along, at.y - from.y - uy * along) }
}

const side = (from: Point, to: Point, at: Point): number =>
  (to.x - from.x) * (at.y - from.y) - (to.y - from.y) * (at.x - from.x)

/** How far along the way a wall piece is crossed, mm; null where it is not. */
const crossing = ({ from, to }: Way, wall: WallPiece): number | null => {
  const [a, b] = [side(wall.from, wall.to, from), side(wall.from, wall.to, to)]
  const [c, d] = [side(from, to, wall.from), side(from, to, wall.to)]
  if (a * b >= 0 || c * d >= 0) return null
  return (a / (a - b)) * Math.hypot(to.x - from.x, to.y - from.y)
}

const wallAfter = (way: Way, wall: WallPiece): number | null => {
  const crossed = crossing(way, wall)
  if (crossed !== null) return crossed
  const end = footOn(wall.from, wall.to, way.to)
  const length = Math.hypot(way.to.x - way.from.x, way.to.y - way.from.y)
  const feet = [
    footOn(way.from, way.to, wall.from),
    footOn(way.from, way.to, wall.to),
    { along: length, distance: end.distance },
  ].filter(({ distance }) => distance < way.radius)
  return feet.length === 0 ? null : Math.min(...feet.map(({ along }) => along))
}

const discAfter = ({ from, to, radius }: Way, { at, radius: other }: Post): number | null => {
  const { along, distance } = footOn(from, to, at)
  return along > 0 && distance < radius + other ? along : null
}

/** What lies in the way, the nearest first. `pieces` without the one that is on its way. */
export const inTheWay = (way: Way, court: Court, pieces: readonly Piece[]): readonly Hindrance[] => {
  const found = [
    ...pieces
      .filter(({ look }) => look !== 'ghost')
      .map((piece) => ({ kind: 'cap', label: piece.label, after: discAfter(way, piece) }) as const),
    ...court.posts.map((post) => ({ kind: 'post', label: '', after: discAfter(way, post) }) as const),
    ...court.walls.map((wall) => ({ kind: 'wall', label: '', after: wallAfter(way, wall) }) as const),
  ]
  return found
    .flatMap(({ after, ...what }) => (after === null ? [] : [{ ...what, after }]))
    .toSorted((one, two) => one.after - two.after)
}
