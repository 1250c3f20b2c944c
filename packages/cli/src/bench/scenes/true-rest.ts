import { simulate, type Body, type Point, type Segment } from '@skelly/engine'
import type { Scene } from './scene.ts'

/** Where the exact solver has every body come to rest, before it is rounded to the grid. */
export const trueRest = ({ court, bodies, launch }: Scene): readonly Point[] => {
  const { segments } = simulate(court, bodies, launch)
  return bodies.map((body, index) => endOf(body, segments[index]?.at(-1)))
}

const endOf = ({ at, deceleration }: Body, last: Segment | undefined): Point => {
  if (last === undefined) return at
  const { from, ux, uy, speed } = last
  const way = (speed * speed) / (2 * deceleration)
  return { x: from.x + ux * way, y: from.y + uy * way }
}
