import type { Body } from '../caps/body.ts'
import type { Court } from '../court/court.ts'
import type { Contact } from '../physics/shot-trace.ts'
import { createCap, layDown, type Cap } from './cap.ts'
import { contactOf } from './contact-of.ts'
import { findStrikes } from './find-strikes.ts'
import { createMatterWorld, populate, type MatterWorld } from './matter-world.ts'
import { obstaclesOf, type Obstacle } from './obstacle.ts'
import { createSight, type Sight } from './sight.ts'
import { solveStrikes } from './solve-strikes.ts'

/**
 * What the second opinion is formed in. Whoever asks for many keeps one and hands it in each time; no opinion depends
 * on what was in it before.
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
}

export const createOpinionWorld = (): OpinionWorld => {
  const world: OpinionWorld = {
    matter: createMatterWorld(() => {
      strike(world)
    }),
    sight: createSight(),
    court: null,
    obstacles: [],
    caps: [],
    contacts: [],
    now: 0,
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

/** What happens when a step has brought caps to where they touch something. */
const strike = ({ matter, sight, caps, obstacles, contacts, now }: OpinionWorld): void => {
  const strikes = findStrikes(sight, caps, obstacles)
  for (const each of strikes) contacts.push(contactOf(each, now))
  solveStrikes(matter, strikes)
}
