import type { Court } from '../../../court/court.ts'
import type { Impacts } from './impact.ts'
import { createMover, type Mover } from './mover.ts'
import { obstaclesOf, type Obstacles } from './obstacle.ts'
import type { Quartic } from './quartic-root.ts'
import { createRefilledList, type RefilledList } from './refilled-list.ts'
import type { Contact } from '../../shot-trace.ts'

/**
 * What a simulation works in. A caller that simulates many shots keeps one and hands it in each time, so that only
 * traces are allocated; no result ever depends on what is in it. It keeps what stands on a court for as long as it is
 * handed the same object, which a court allows: it never changes (`Court`).
 */
export interface Workspace {
  court: Court | null
  obstacles: Obstacles
  /** All bodies, in the caller's order. */
  movers: readonly Mover[]
  /** Those that the shot has involved so far: all others lie where they lay, and no loop looks at them. */
  inPlay: Mover | null
  /** The contacts of the instant at hand. */
  readonly impacts: Impacts
  readonly quartic: WritableQuartic
  readonly contacts: RefilledList<Contact>
  now: number
  nextContact: number
}

/** A quartic to write into, so that looking ahead allocates nothing. */
export type WritableQuartic = { -readonly [Coefficient in keyof Quartic]: Quartic[Coefficient] }

export const createWorkspace = (): Workspace => ({
  court: null,
  obstacles: { edge: null, pieces: [] },
  movers: [],
  inPlay: null,
  impacts: { first: null, spare: null },
  quartic: { c4: 0.5, c3: 0.5, c2: 0.5, c1: 0.5, c0: 0.5 },
  contacts: createRefilledList(),
  now: 0.5,
  nextContact: Infinity,
})

/** Makes room for so many bodies on that court. What fits already is kept. */
export const fitWorkspace = (workspace: Workspace, court: Court, bodies: number): void => {
  if (workspace.court !== court) {
    workspace.court = court
    workspace.obstacles = obstaclesOf(court)
  }
  if (workspace.movers.length !== bodies) workspace.movers = createMovers(bodies)
}

const createMovers = (bodies: number): readonly Mover[] => {
  const movers: Mover[] = []
  for (let body = 0; body < bodies; body += 1) {
    const mover = createMover(body)
    for (const other of movers) {
      const pair = { a: other, b: mover, due: Infinity }
      other.pairs.push(pair)
      mover.pairs.push(pair)
    }
    movers.push(mover)
  }
  return movers
}
