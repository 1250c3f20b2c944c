import type { Point } from '@skelly/engine'
import { trueRest } from '../scenes/true-rest.ts'
import type { Scene } from '../scenes/scene.ts'

/**
 * For each scene that was played, how far the cap that a peer misplaced most lies from where the exact solver has it
 * come to rest (before rounding), in mm.
 */
export const restErrors = (
  scenes: readonly Scene[],
  rests: readonly (readonly Point[])[],
): readonly number[] =>
  rests.map((rest, played) => {
    const scene = scenes[played]
    if (scene === undefined) throw new RangeError(`there is no scene ${String(played)}`)
    return Math.max(...trueRest(scene).map((at, body) => distance(at, rest[body])))
  })

const distance = (one: Point, other: Point | undefined): number =>
  other === undefined ? Infinity : Math.hypot(one.x - other.x, one.y - other.y)
