import type { Court, Point } from '@skelly/engine'
import type { Piece } from '@skelly/court-view'

/** What an aim guide shows, told: how far it goes, and how it ends there. */
export type GuideEnd =
  | { readonly kind: 'goes-on'; readonly reach: number }
  | { readonly kind: 'stops'; readonly reach: number }
  | { readonly kind: 'cap'; readonly reach: number; readonly label: string }
  | { readonly kind: 'edge'; readonly reach: number }
  | { readonly kind: 'obstacle'; readonly reach: number }

interface Guided {
  readonly path: readonly Point[]
  readonly goesOn: boolean
}

/** Two that lie nearer to each other than this touch, mm. */
const TOUCHING = 0.5

const isAtEdge = ({ closed, height, width }: Court, { x, y }: Point, radius: number): boolean =>
  closed && Math.min(x, y, width - x, height - y) - radius < TOUCHING

const isAtObstacle = ({ posts, walls }: Court, at: Point, radius: number): boolean =>
  posts.some((post) => Math.hypot(post.at.x - at.x, post.at.y - at.y) - post.radius - radius < TOUCHING) ||
  walls.some(({ from, to }) => {
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
    const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length]
    const along = Math.min(length, Math.max(0, (at.x - from.x) * ux + (at.y - from.y) * uy))
    return Math.hypot(from.x + ux * along - at.x, from.y + uy * along - at.y) - radius < TOUCHING
  })

/** How a guide that the eye is shown ends; no more than that. `others` without the cap that is aimed. */
export const guideEnd = (
  { path, goesOn }: Guided,
  court: Court,
  others: readonly Piece[],
  radius: number,
): GuideEnd | null => {
  const [from, to] = [path[0], path.at(-1)]
  if (from === undefined || to === undefined) return null
  const reach = Math.hypot(to.x - from.x, to.y - from.y)
  if (goesOn) return { kind: 'goes-on', reach }
  const met = others.find(
    (piece) =>
      piece.look !== 'ghost' &&
      Math.hypot(piece.at.x - to.x, piece.at.y - to.y) - piece.radius - radius < TOUCHING,
  )
  if (met !== undefined) return { kind: 'cap', reach, label: met.label }
  if (isAtObstacle(court, to, radius)) return { kind: 'obstacle', reach }
  return isAtEdge(court, to, radius) ? { kind: 'edge', reach } : { kind: 'stops', reach }
}
