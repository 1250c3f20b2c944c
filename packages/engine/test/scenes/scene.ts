import { bodyOf, launchOf, type Body, type Court, type Fill, type Launch } from '../../src/index.ts'

/** Caps at rest and a flick, as `skelly simulate` reads them: what a fault is reported and recorded as. */
export interface Scene {
  readonly court: {
    readonly width: number
    readonly height: number
    /** x, y, radius */
    readonly posts: readonly (readonly [number, number, number])[]
    /** x and y of the one end, x and y of the other */
    readonly walls: readonly (readonly [number, number, number, number])[]
  }
  readonly caps: readonly {
    readonly id: string
    readonly at: readonly [number, number]
    readonly fill: Fill
  }[]
  readonly flick: {
    readonly cap: string
    readonly dx: number
    readonly dy: number
    readonly strength: number
  }
  readonly grip: number
}

/** What physics is given of a scene. */
export interface Shot {
  readonly court: Court
  readonly bodies: readonly Body[]
  readonly launch: Launch
}

/** The scene as physics is given it. Throws when nobody has the cap that is flicked. */
export const shotOf = ({ court, caps, flick, grip }: Scene): Shot => {
  const body = caps.findIndex(({ id }) => id === flick.cap)
  const flicked = caps[body]
  if (flicked === undefined) throw new Error(`there is no cap ${flick.cap}`)
  return {
    court: courtOf(court),
    bodies: caps.map(({ fill, at: [x, y] }) => bodyOf(fill, { x, y }, Math.round(grip * 100))),
    launch: launchOf(flick, flicked.fill, body),
  }
}

/** A closed court without chalk. */
export const courtOf = ({ width, height, posts, walls }: Scene['court']): Court => ({
  width,
  height,
  closed: true,
  boxes: [],
  skull: null,
  start: null,
  places: [],
  posts: posts.map(([x, y, radius]) => ({ at: { x, y }, radius })),
  walls: walls.map(([x1, y1, x2, y2]) => ({ from: { x: x1, y: y1 }, to: { x: x2, y: y2 } })),
})
