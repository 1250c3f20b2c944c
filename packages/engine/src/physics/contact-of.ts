import { unreachable } from '../result.ts'
import type { Impact } from './impact.ts'
import type { Obstacle } from './obstacle.ts'
import type { Contact } from './shot-trace.ts'

/** What a trace tells of an impact. */
export const contactOf = ({ a, b, obstacle }: Impact, time: number): Contact => {
  if (b !== null) return { kind: 'cap', time, a: Math.min(a.body, b.body), b: Math.max(a.body, b.body) }
  return obstacle === null ? { kind: 'edge', time, body: a.body } : contactWith(obstacle, a.body, time)
}

const contactWith = (obstacle: Obstacle, body: number, time: number): Contact => {
  switch (obstacle.kind) {
    case 'edge':
      return { kind: 'edge', time, body }
    case 'side':
      return { kind: 'wall', time, body, wall: obstacle.wall }
    case 'round':
      return obstacle.of === 'post'
        ? { kind: 'post', time, body, post: obstacle.index }
        : { kind: 'wall', time, body, wall: obstacle.index }
    default:
      return unreachable(obstacle)
  }
}
