import { CAP_RADIUS, onGrid, type Court, type Point } from '../../src/index.ts'
import type { Chance } from './chance.ts'
import { aim, hairs } from './extreme-caps.ts'
import type { Scene } from './scene.ts'

type Obstacles = Pick<Scene['court'], 'posts' | 'walls'>

/** Posts and wall pieces, most of them a hair from a cap: some will overlap one. */
export const extremeObstacles = (chance: Chance, court: Court, caps: readonly Point[]): Obstacles => ({
  posts: Array.from({ length: chance.whole(0, 4) }, () => post(chance, chance.oneOf(caps))),
  walls: Array.from({ length: chance.whole(0, 4) }, () =>
    chance.oneOf([slot, across, endOn])(chance, chance.oneOf(caps), court),
  )
    .flat()
    .filter(([x1, y1, x2, y2]) => x1 !== x2 || y1 !== y2),
})

type Walls = Scene['court']['walls']

const post = (chance: Chance, cap: Point): Scene['court']['posts'][number] => {
  const radius = chance.oneOf([1 / 1024, 1, 4, 16, 40, 100])
  const { x, y } = beside(chance, cap, CAP_RADIUS + radius + hairs(chance))
  return [x, y, radius]
}

const beside = (chance: Chance, { x, y }: Point, reach: number): Point => {
  const way = aim(chance)
  return onGrid({ x: x + way.x * reach, y: y + way.y * reach })
}

/** A wall along a cap, or one on either side of it; now and then they narrow. */
const slot = (chance: Chance, { x, y }: Point): Walls => {
  const [room, narrowing] = [CAP_RADIUS + hairs(chance), chance.happens(1, 3) ? hairs(chance) : 0]
  const [back, front] = [chance.whole(1, 100), chance.whole(1, 300)]
  const isLying = chance.happens(1, 2)
  const sides = chance.oneOf([[1], [-1], [1, -1], [1, -1]])
  return sides.map((side) =>
    isLying
      ? [x - back, y + side * (room + narrowing), x + front, y + side * room]
      : [x + side * (room + narrowing), y - back, x + side * room, y + front],
  )
}

const across = (chance: Chance, _: Point, { width, height }: Court): Walls => {
  const any = (length: number): number => chance.whole(0, Math.floor(length))
  return [[any(width), any(height), any(width), any(height)]]
}

/** One that points at a cap, its end a hair away. */
const endOn = (chance: Chance, cap: Point): Walls => {
  const end = beside(chance, cap, CAP_RADIUS + hairs(chance))
  const far = beside(chance, end, chance.whole(1, 300))
  return [[end.x, end.y, far.x, far.y]]
}
