import type { ShotClock, ShownShot } from '@skelly/court-view'
import { bodyOf, launchOf, simulate, streetCourt, type Fill, type Point } from '@skelly/engine'

interface Lying {
  readonly fill: Fill
  readonly at: Point
}

export const RUNNING = { kind: 'running', startedAt: 5000, rate: 1 } as const satisfies ShotClock

/** The first of these caps is flicked up the street. */
export const shotOf = (caps: readonly Lying[], strength: number, clock: ShotClock = RUNNING): ShownShot => {
  const bodies = caps.map(({ fill, at }) => bodyOf(fill, at, 100))
  const trace = simulate(
    streetCourt,
    bodies,
    launchOf({ dx: 0, dy: -1, strength }, caps[0]?.fill ?? 'empty', 0),
  )
  return { id: 'shot', trace, bodies, pieceIds: caps.map((_, seat) => `seat-${String(seat)}`), clock }
}

/** Head on into another, two hundred millimetres away. */
export const headOn = (mine: Fill, theirs: Fill, strength = 400, clock: ShotClock = RUNNING): ShownShot =>
  shotOf(
    [
      { fill: mine, at: { x: 220, y: 1000 } },
      { fill: theirs, at: { x: 220, y: 800 } },
    ],
    strength,
    clock,
  )

/** Hard into a heap of eleven: there is more to be heard than anybody can tell apart. */
export const breakUp = (fill: Fill): ShownShot =>
  shotOf(
    [
      { fill, at: { x: 500, y: 1250 } },
      ...Array.from({ length: 11 }, (_, place) => ({
        fill,
        at: {
          x: 430 + 34 * (place % 4) + 17 * (Math.floor(place / 4) % 2),
          y: 1090 - 30 * Math.floor(place / 4),
        },
      })),
    ],
    1000,
  )
