import { speedIn } from './speed-in.ts'
import { paceOfShot } from './show-shot.ts'
import type { ShownShot } from './shown-shot.ts'

/** One body of a shot hits something, as it is seen on the screen. */
export interface Knock {
  /** On the clock of `performance.now()`, ms. */
  readonly at: number
  /** From 0 to 1: by how fast what was hit flies off. */
  readonly force: number
  /** Whether cap hits cap, or the edge of something. */
  readonly kind: 'caps' | 'edge'
  /** The pieces that take part. */
  readonly pieceIds: readonly string[]
}

/** A speed at which a knock is as hard as it gets, mm/s. */
const HARD = 1600
/** More than these are not told of. */
const MOST = 12

/** The hardest knocks of a running shot in the order in which they are seen; none of one that stands still. */
export const knocksOf = (shot: ShownShot): readonly Knock[] => {
  const { bodies, clock, pieceIds, trace } = shot
  if (clock.kind !== 'running' || bodies.length === 0) return []
  const { shownAt } = paceOfShot(shot)
  const knocks = trace.contacts.map((contact): Knock => {
    const hit = contact.kind === 'cap' ? [contact.a, contact.b] : [contact.body]
    const speed = Math.max(...hit.map((body) => speedIn(trace, body, contact.time)))
    return {
      at: clock.startedAt + (shownAt(contact.time) / clock.rate) * 1000,
      force: Math.min(1, speed / HARD),
      kind: contact.kind === 'cap' ? 'caps' : 'edge',
      pieceIds: hit.flatMap((body) => pieceIds[body] ?? []),
    }
  })
  return knocks
    .toSorted((one, other) => other.force - one.force)
    .slice(0, MOST)
    .sort((one, other) => one.at - other.at)
}
