import { momentumPassed } from './momentum-passed.ts'
import { paceOfShot } from './show-shot.ts'
import type { ShownShot } from './shown-shot.ts'

/** One body of a shot hits something, as it is seen on the screen. */
export interface Knock {
  /** On the clock of `performance.now()`, ms. */
  readonly at: number
  /** From 0 to 1: the root of how much momentum passes, which is about how hard it seems. */
  readonly force: number
  /** Whether cap hits cap, the edge of the court, or something that stands on it. */
  readonly kind: 'caps' | 'edge' | 'obstacle'
  /** The pieces that take part. */
  readonly pieceIds: readonly string[]
  /** What they weigh, in empty shells. */
  readonly masses: readonly number[]
}

/** So much momentum passes when a knock is as hard as it gets: two empty caps at 3,600 mm/s, in masses times mm/s. */
const HARD = 3400
/** More than these are not told of. */
const MOST = 12

const KINDS = { cap: 'caps', edge: 'edge', wall: 'obstacle', post: 'obstacle' } as const

/** The hardest knocks of a running shot in the order in which they are seen; none of one that stands still. */
export const knocksOf = (shot: ShownShot): readonly Knock[] => {
  const { bodies, clock, pieceIds, trace } = shot
  if (clock.kind !== 'running' || bodies.length === 0) return []
  const { shownAt } = paceOfShot(shot)
  const knocks = trace.contacts.map((contact): Knock => {
    const hit = contact.kind === 'cap' ? [contact.a, contact.b] : [contact.body]
    const passed = Math.max(...hit.map((body) => momentumPassed(trace, bodies, body, contact.time)))
    return {
      at: clock.startedAt + (shownAt(contact.time) / clock.rate) * 1000,
      force: Math.sqrt(Math.min(1, passed / HARD)),
      kind: KINDS[contact.kind],
      pieceIds: hit.flatMap((body) => pieceIds[body] ?? []),
      masses: hit.flatMap((body) => bodies[body]?.mass ?? []),
    }
  })
  return knocks
    .toSorted((one, other) => other.force - one.force)
    .slice(0, MOST)
    .sort((one, other) => one.at - other.at)
}
