import type { Body } from '../caps/body.ts'
import type { Court } from '../court/court.ts'
import type { Contact } from '../physics/shot-trace.ts'
import { createCap, layDown, slidesFor, type Cap } from './cap.ts'
import { contactOf } from './contact-of.ts'
import { findStrikes } from './find-strikes.ts'
import { advance, createMatterWorld, FRAME, populate, type MatterWorld } from './matter-world.ts'
import { nextImpact } from './next-impact.ts'
import { obstaclesOf, type Obstacle } from './obstacle.ts'
import { createSight, type Sight } from './sight.ts'
import { solveStrikes } from './solve-strikes.ts'

/**
 * What the second opinion is formed in. Whoever asks for many keeps one and hands it in each time; no opinion depends
 * on what was in it before. It keeps what stands on a court for as long as it is handed the same object, which a court
 * allows: it never changes (`Court`).
 */
export interface OpinionWorld {
  readonly matter: MatterWorld
  readonly sight: Sight
  court: Court | null
  obstacles: readonly Obstacle[]
  caps: Cap[]
  contacts: Contact[]
  /** Seconds since the launch. */
  now: number
  /** Whether the step at hand ends where something touches. */
  isImpact: boolean
}

export const createOpinionWorld = (): OpinionWorld => {
  const world: OpinionWorld = {
    matter: createMatterWorld(() => {
      if (world.isImpact) strike(world)
    }),
    sight: createSight(),
    court: null,
    obstacles: [],
    caps: [],
    contacts: [],
    now: 0,
    isImpact: false,
  }
  return world
}

/** Lays the bodies down on the court, at time 0 and at rest. */
export const setTable = (world: OpinionWorld, court: Court, bodies: readonly Body[]): void => {
  if (world.court !== court) {
    world.court = court
    world.obstacles = obstaclesOf(court)
  }
  if (world.caps.length !== bodies.length) world.caps = bodies.map(createCap)
  world.caps.forEach((cap, index) => {
    const body = bodies[index]
    if (body !== undefined) layDown(cap, body, index)
  })
  world.contacts = []
  world.now = 0
  populate(world.matter, world.caps)
}

/** Goes on to the next contact or stop, by a frame at most. Something has to move. */
export const takeStep = (world: OpinionWorld): void => {
  const { matter, sight, caps, obstacles } = world
  let seconds = FRAME
  for (const cap of caps) seconds = Math.min(seconds, slidesFor(cap))
  const impact = nextImpact(sight, caps, obstacles, seconds)
  world.isImpact = impact <= seconds
  if (world.isImpact) seconds = impact
  world.now += seconds
  advance(matter, seconds)
}

/** What happens when a step has brought caps to where they touch something. */
const strike = ({ matter, sight, caps, obstacles, contacts, now }: OpinionWorld): void => {
  const strikes = findStrikes(sight, caps, obstacles)
  for (const each of strikes) contacts.push(contactOf(each, now))
  solveStrikes(matter, strikes)
}
