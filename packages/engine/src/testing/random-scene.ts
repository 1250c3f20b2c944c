import { bodyOf } from '../caps/body-of.ts'
import type { Body } from '../caps/body.ts'
import { CAP_RADIUS } from '../caps/cap-radius.ts'
import { FILL_NAMES, type Fill } from '../caps/fill.ts'
import type { Court, Post, WallPiece } from '../court/court.ts'
import { mayLieAt } from '../court/may-lie-at.ts'
import { streetCourt } from '../court/street-court.ts'
import { DIRECTION_LIMIT, STRENGTH_LIMIT, type Flick } from '../flick/flick.ts'
import { launchOf } from '../flick/launch-of.ts'
import type { Launch } from '../flick/launch.ts'
import { GRID, type Point } from '../geometry/point.ts'
import type { Seed } from '../ids.ts'
import { drawFrom, type Draw } from './draw-from.ts'

/** Caps at rest and a flick, as `skelly simulate` is asked about them. */
export interface RandomScene {
  readonly court: Court
  readonly caps: readonly { readonly fill: Fill; readonly at: Point }[]
  /** In hundredths, 85 to 115 (R2.6). */
  readonly grip: number
  /** Index of the cap that is flicked. */
  readonly shooter: number
  readonly flick: Flick
}

/**
 * A scene drawn by chance, on the street or, `obstructed`, with up to three posts and three wall pieces on it. Two
 * flicks in three are aimed at another cap so that they meet it, wherever on its side; the others go anywhere.
 * @param number 0 and up: a seed has as many scenes as there are numbers, each the same whenever it is drawn
 * @param count of caps, 1 to 12
 */
export const randomScene = (seed: Seed, number: number, count: number, obstructed: boolean): RandomScene => {
  const draw = drawFrom(seed, `scene ${String(number)}`)
  const court = obstructed ? { ...streetCourt, ...obstacles(draw) } : streetCourt
  const discs: { at: Point; radius: number }[] = []
  while (discs.length < count) {
    const disc = { at: place(draw), radius: CAP_RADIUS }
    if (mayLieAt(court, disc, discs)) discs.push(disc)
  }
  const caps = discs.map(({ at }) => ({ at, fill: FILL_NAMES[draw(FILL_NAMES.length)] ?? 'empty' }))
  const shooter = draw(count)
  const target = (shooter + 1 + draw(Math.max(1, count - 1))) % count
  const [from, to] = [discs[shooter]?.at ?? ORIGIN, discs[target]?.at ?? ORIGIN]
  const towards = { dx: (to.x - from.x) * AIM, dy: (to.y - from.y) * AIM }
  const aimed = count > 1 && draw(3) < 2
  const flick = { ...(aimed ? aside(towards, draw) : anywhere(draw)), strength: strength(draw) }
  return { court, caps, grip: 85 + draw(31), shooter, flick }
}

/** The caps of a scene as bodies. */
export const bodiesIn = ({ caps, grip }: RandomScene): readonly Body[] =>
  caps.map(({ fill, at }) => bodyOf(fill, at, grip))

/** The launch that a scene's flick is. */
export const launchIn = ({ caps, flick, shooter }: RandomScene): Launch =>
  launchOf(flick, caps[shooter]?.fill ?? 'empty', shooter)

const ORIGIN: Point = { x: 0, y: 0 }
/** Directions are whole numbers: a difference of places on the grid, this many times, is one that fits. */
const AIM = 512

const place = (draw: Draw): Point => ({
  x: draw(streetCourt.width * GRID + 1) / GRID,
  y: draw(streetCourt.height * GRID + 1) / GRID,
})

const obstacles = (
  draw: Draw,
): { readonly posts: readonly Post[]; readonly walls: readonly WallPiece[] } => ({
  posts: Array.from({ length: draw(4) }, () => ({ at: place(draw), radius: 4 + draw(37) })),
  walls: Array.from({ length: draw(4) }, () => ({ from: place(draw), to: place(draw) })),
})

/** A direction that passes a place up to 31 mm, less than two radii, off its middle. */
const aside = ({ dx, dy }: { readonly dx: number; readonly dy: number }, draw: Draw) => {
  const off = (draw(63) - 31) / Math.sqrt((dx / AIM) * (dx / AIM) + (dy / AIM) * (dy / AIM))
  return { dx: Math.floor(dx - dy * off), dy: Math.floor(dy + dx * off) }
}

/** The largest of three draws: soft flicks are among them, but most are hard enough to reach something. */
const strength = (draw: Draw): number =>
  1 + Math.max(draw(STRENGTH_LIMIT), draw(STRENGTH_LIMIT), draw(STRENGTH_LIMIT))

const anywhere = (draw: Draw) => {
  const dx = draw(2 * DIRECTION_LIMIT + 1) - DIRECTION_LIMIT
  const dy = draw(2 * DIRECTION_LIMIT + 1) - DIRECTION_LIMIT
  return dx === 0 && dy === 0 ? { dx: 1, dy: 0 } : { dx, dy }
}
