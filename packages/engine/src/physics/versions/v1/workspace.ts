import type { Court } from '../../../court/court.ts'
import type { Impact } from './contact-law.ts'
import { createMover, type Mover } from './mover.ts'
import { obstaclesOf, type Obstacle } from './obstacle.ts'
import type { Pair, Scratch } from './moving-pair.ts'
import type { Contact } from '../../shot-trace.ts'

/**
 * What a simulation works in. A caller that simulates many shots keeps one and hands it in each time, so that only
 * traces are allocated; no result ever depends on what is in it.
 */
export interface Workspace {
  court: Court | null
  obstacles: readonly Obstacle[]
  movers: Mover[]
  pairs: Pair[]
  /** The contacts of the instant at hand. */
  readonly impacts: Impact[]
  /** Used up contacts, to be filled in anew. */
  readonly spare: Impact[]
  readonly scratch: Scratch
  contacts: Contact[]
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
  pairs: [],
  impacts: [],
  spare: [],
  scratch: { c4: 0, c3: 0, c2: 0, c1: 0, c0: 0 },
  contacts: [],
  now: 0,
  nextContact: Infinity,
  instant: 0,
  rounds: 0,
})

/** Makes room for so many bodies on that court. What fits already is kept. */
export const fitWorkspace = (workspace: Workspace, court: Court, bodies: number): void => {
  if (workspace.court !== court) {
    workspace.court = court
    workspace.obstacles = obstaclesOf(court)
  }
  if (workspace.movers.length === bodies) return
  workspace.movers = Array.from({ length: bodies }, createMover)
  workspace.pairs = workspace.movers.flatMap((a, place) =>
    workspace.movers.slice(place + 1).map((b) => ({ a, b, due: Infinity })),
  )
}
