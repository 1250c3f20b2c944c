import type { Court, Rectangle } from '@skelly/engine'
import type { Piece } from '../pieces/piece.ts'

/** The corners of the court in which the mode switch may lie, the usual one first. */
const SWITCH_CORNERS = ['bottom-right', 'bottom-left', 'top-right', 'top-left'] as const
export type SwitchCorner = (typeof SWITCH_CORNERS)[number]
/** The same for a left hand. */
const LEFT_CORNERS: readonly SwitchCorner[] = ['bottom-left', 'bottom-right', 'top-left', 'top-right']

/** CSS pixels, with a little air: with words, and as two signs on a court that is too narrow for words. */
const WORDS = { width: 262, height: 60 } as const
const SIGNS = { width: 116, height: 60 } as const
/** `court-view.css` has the same width. */
const NARROW = 400

const rectangleOf = (corner: SwitchCorner, court: Court, mmPerPx: number): Rectangle => {
  const size = court.width / mmPerPx < NARROW ? SIGNS : WORDS
  const [width, height] = [size.width * mmPerPx, size.height * mmPerPx]
  const left = corner.endsWith('left') ? 0 : court.width - width
  const top = corner.startsWith('top') ? 0 : court.height - height
  return { left, top, right: left + width, bottom: top + height }
}

const covers = ({ left, top, right, bottom }: Rectangle, { at, radius }: Piece): boolean => {
  const [dx, dy] = [
    at.x - Math.min(right, Math.max(left, at.x)),
    at.y - Math.min(bottom, Math.max(top, at.y)),
  ]
  return Math.hypot(dx, dy) < radius
}

const overlaps = (one: Rectangle, other: Rectangle): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

/** The corner where the mode switch covers fewest caps, and if it can, nothing of where the cap may be set down. */
export const switchCorner = (
  court: Court,
  pieces: readonly Piece[],
  area: Rectangle,
  mmPerPx: number,
  isLeftHanded = false,
): SwitchCorner => {
  const covered = (corner: SwitchCorner): number => {
    const under = rectangleOf(corner, court, mmPerPx)
    return (
      pieces.filter((piece) => covers(under, piece)).length + (overlaps(under, area) ? pieces.length + 1 : 0)
    )
  }
  const corners = isLeftHanded ? LEFT_CORNERS : SWITCH_CORNERS
  return corners.reduce((best, corner) => (covered(corner) < covered(best) ? corner : best))
}
