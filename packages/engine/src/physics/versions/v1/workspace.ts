import type { Court } from '../../../court/court.ts'
import type { Impact } from './contact-law.ts'
import { createLog, type Log } from './log.ts'
import { createMover, type Mover } from './mover.ts'
import { obstaclesOf, type Obstacle } from './obstacle.ts'
import type { Scratch } from './moving-pair.ts'
import type { Contact } from '../../shot-trace.ts'

/**
 * What a simulation works in. A caller that simulates many shots keeps one and hands it in each time, so that only
 * traces are allocated; no result ever depends on what is in it.
 */
export interface Workspace {
  court: Court | null
  obstacles: readonly Obstacle[]
  /** All bodies, in the caller's order. */
  movers: readonly Mover[]
  /** Those that the shot has involved so far: all others lie where they lay, and no loop looks at them. */
  inPlay: Mover | null
  /** The contacts of the instant at hand, by place. */
  impacts: Impact | null
  /** Used up contacts, to be filled in anew. */
  spare: Impact | null
  readonly scratch: Scratch
  readonly contacts: Log<Contact>
  now: number
  nextContact: number
  /** When the instant at hand began, and how many rounds of contacts it has had. */
  instant: number
  rounds: number
}

export const createWorkspace = (): Workspace => ({
  court: null,
  obstacles: [],
  movers: [],
  inPlay: null,
  impacts: null,
  spare: null,
  scratch: { c4: 0.5, c3: 0.5, c2: 0.5, c1: 0.5, c0: 0.5 },
  contacts: createLog(),
  now: 0.5,
  nextContact: Infinity,
  instant: 0.5,
  rounds: 0,
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

/** Hands the instant's contacts back, to be filled in anew. */
export const discardImpacts = (workspace: Workspace): void => {
  let impact = workspace.impacts
  while (impact !== null) {
    const { next } = impact
    impact.next = workspace.spare
    workspace.spare = impact
    impact = next
  }
  workspace.impacts = null
}
