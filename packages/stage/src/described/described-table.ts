import { isCentreIn, type Court, type Point, type Rectangle } from '@skelly/engine'
import type { Piece } from '@skelly/court-view'
import { clockDirection } from './clock-direction.ts'
import { inTheWay, type Hindrance } from './in-the-way.ts'
import { whereabouts, type Whereabouts } from './whereabouts.ts'

/** Something on the court, seen from a cap. */
export interface Sight {
  /** mm */
  readonly distance: number
  /** As of `clockDirection`. */
  readonly direction: number
}

export interface DescribedBox extends Sight {
  readonly box: number
  /** Whether the cap's middle is in it already. */
  readonly isHere: boolean
  readonly way: readonly Hindrance[]
}

export interface DescribedPiece extends Sight {
  readonly piece: Piece
  readonly where: Whereabouts
  readonly way: readonly Hindrance[]
}

export interface DescribedMark extends Sight {
  readonly kind: 'skull' | 'post' | 'wall'
}

/** A table as it is told to somebody who does not see it. */
export interface DescribedTable {
  /** The cap from which everything is seen, and where it lies. */
  readonly own: Pick<DescribedPiece, 'piece' | 'where'>
  /** The box that is to be gained next; null where there is none. */
  readonly target: DescribedBox | null
  readonly others: readonly DescribedPiece[]
  /** What else is on the court, the nearest first. */
  readonly marks: readonly DescribedMark[]
  /** All boxes, by their numbers. */
  readonly boxes: readonly DescribedBox[]
}

const middleOf = ({ left, top, right, bottom }: Rectangle): Point => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
})

const sight = (from: Point, to: Point): Sight => ({
  distance: Math.hypot(to.x - from.x, to.y - from.y),
  direction: clockDirection(from, to),
})

const marksOn = ({ posts, skull, walls }: Court): readonly { kind: DescribedMark['kind']; at: Point }[] => [
  ...(skull === null ? [] : [{ kind: 'skull', at: middleOf(skull) } as const]),
  ...posts.map(({ at }) => ({ kind: 'post', at }) as const),
  ...walls.map(
    ({ from, to }) =>
      ({ kind: 'wall', at: middleOf({ left: from.x, right: to.x, top: from.y, bottom: to.y }) }) as const,
  ),
]

/**
 * What there is to be told of a court, seen from one of its pieces.
 * @param ownId the piece from which it is seen
 * @param target the box that is to be gained next, or null
 * @returns null where there is no such piece
 */
export const describedTable = (
  court: Court,
  pieces: readonly Piece[],
  ownId: string,
  target: number | null,
): DescribedTable | null => {
  const own = pieces.find(({ id }) => id === ownId)
  if (own === undefined) return null
  const { at, radius } = own
  const rest = pieces.filter((piece) => piece !== own && piece.look !== 'ghost')
  const wayTo = (to: Point, except?: Piece): readonly Hindrance[] =>
    inTheWay(
      { from: at, to, radius },
      court,
      rest.filter((piece) => piece !== except),
    )
  const boxes = court.boxes
    .map(({ number, area }) => {
      const middle = middleOf(area)
      return { box: number, isHere: isCentreIn(area, at), ...sight(at, middle), way: wayTo(middle) }
    })
    .toSorted((one, two) => one.box - two.box)
  return {
    own: { piece: own, where: whereabouts(court, at, radius) },
    target: boxes.find(({ box }) => box === target) ?? null,
    others: rest.map((piece) => ({
      piece,
      where: whereabouts(court, piece.at, piece.radius),
      ...sight(at, piece.at),
      way: wayTo(piece.at, piece),
    })),
    marks: marksOn(court)
      .map((mark) => ({ kind: mark.kind, ...sight(at, mark.at) }))
      .toSorted((one, two) => one.distance - two.distance),
    boxes,
  }
}
