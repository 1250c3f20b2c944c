import { unreachable } from '../../../result.ts'
import type { Impact } from './impact.ts'
import type { Contact } from '../../shot-trace.ts'

/** What a trace tells of an impact. */
export const contactOf = ({ mover: { body }, against }: Impact, time: number): Contact => {
  switch (against.kind) {
    case 'body':
      return { kind: 'cap', time, a: Math.min(body, against.body), b: Math.max(body, against.body) }
    case 'edge':
      return { kind: 'edge', time, body }
    case 'side':
      return { kind: 'wall', time, body, wall: against.wall }
    case 'round':
      return against.of === 'post'
        ? { kind: 'post', time, body, post: against.index }
        : { kind: 'wall', time, body, wall: against.index }
    default:
      return unreachable(against)
  }
}
