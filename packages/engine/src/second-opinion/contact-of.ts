import type { Contact } from '../physics/shot-trace.ts'
import { unreachable } from '../result.ts'
import type { Strike } from './strike.ts'

/** What is told of a strike, in the words of the engine's traces. */
export const contactOf = ({ cap, against }: Strike, time: number): Contact => {
  switch (against.kind) {
    case 'cap':
      return {
        kind: 'cap',
        time,
        a: Math.min(cap.index, against.index),
        b: Math.max(cap.index, against.index),
      }
    case 'edge':
      return { kind: 'edge', time, body: cap.index }
    case 'wall':
      return { kind: 'wall', time, body: cap.index, wall: against.index }
    case 'post':
      return { kind: 'post', time, body: cap.index, post: against.index }
    default:
      return unreachable(against)
  }
}
