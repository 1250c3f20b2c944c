import { bodyOf, CAP_RADIUS, FILL_NAMES, type Body, type Launch, type Seed } from '../../src/index.ts'
import { drawFrom } from '../../src/testing/index.ts'

/** Caps side by side in the court's corner, most of them in touch, and the first flicked anywhere. */
export const crowdedScene = (
  seed: Seed,
  number: number,
  count: number,
): { readonly bodies: readonly Body[]; readonly launch: Launch } => {
  const draw = drawFrom(seed, `crowd ${String(number)}`)
  const grip = 85 + draw(31)
  const free = Array.from({ length: SIDE * SIDE }, (_, place) => place)
  const bodies = Array.from({ length: count }, () => {
    const [place = 0] = free.splice(draw(free.length), 1)
    const at = { x: spot(place % SIDE), y: spot(Math.floor(place / SIDE)) }
    return bodyOf(FILL_NAMES[draw(FILL_NAMES.length)] ?? 'empty', at, grip)
  })
  return { bodies, launch: { body: 0, vx: draw(5201) - 2600, vy: draw(5201) - 2600 } }
}

/** How many caps stand side by side. */
const SIDE = 5

const spot = (index: number): number => CAP_RADIUS + 2 * CAP_RADIUS * index
