import type { Body } from '../../caps/body.ts'
import { hashWords } from '../../hash.ts'
import type { StateHash } from '../../ids.ts'
import { positionAt } from '../../physics/position-at.ts'
import type { Contact, ShotTrace } from '../../physics/shot-trace.ts'
import { unreachable } from '../../result.ts'

/**
 * 64 bits over every bit of a trace, the unrounded ones included: two machines that agree on it draw the same shot,
 * not only the same end of it. Positions on the way are asked for as a screen asks for them.
 * @param bodies those that were simulated
 */
export const traceHash = (trace: ShotTrace, bodies: readonly Body[]): StateHash => {
  const { duration, contacts, segments, rest, bounded } = trace
  const halfway = FRAMES.flatMap((part) =>
    bodies.map((_, body) => positionAt(trace, bodies, body, duration * part)),
  )
  const numbers = [
    duration,
    bounded ? 1 : 0,
    contacts.length,
    ...contacts.flatMap(numbersOf),
    ...segments.flatMap((way) => [
      way.length,
      ...way.flatMap(({ start, from, ux, uy, speed }) => [start, from.x, from.y, ux, uy, speed]),
    ]),
    ...[...rest, ...halfway].flatMap(({ x, y }) => [x, y]),
  ]
  return hashWords(numbers.flatMap(bitsOf))
}

/** Parts of the duration, exact in binary, at which a screen might draw the shot. */
const FRAMES = [0.25, 0.5, 0.75]

const numbersOf = (contact: Contact): readonly number[] => {
  switch (contact.kind) {
    case 'cap':
      return [0, contact.time, contact.a, contact.b]
    case 'edge':
      return [1, contact.time, contact.body]
    case 'wall':
      return [2, contact.time, contact.body, contact.wall]
    case 'post':
      return [3, contact.time, contact.body, contact.post]
    default:
      return unreachable(contact)
  }
}

/**
 * The 64 bits of a number as two words, the upper first, whatever order the machine keeps bytes in. −0 counts as 0:
 * which of them a direction has depends on the order in which caps are listed, and nothing can be seen of it.
 */
const bitsOf = (value: number): readonly number[] => {
  const view = new DataView(new ArrayBuffer(8))
  view.setFloat64(0, value + 0)
  return [view.getUint32(0), view.getUint32(4)]
}
