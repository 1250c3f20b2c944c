import type { Body } from '../caps/body.ts'
import type { Court } from '../court/court.ts'
import type { Launch } from '../flick/launch.ts'
import type { Point } from '../geometry/point.ts'
import type { Contact } from '../physics/shot-trace.ts'
import { simulate } from '../physics/versions/v1/simulate.ts'
import { slideAfter } from '../physics/slide-after.ts'
import type { Workspace } from '../physics/versions/v1/workspace.ts'

/** How far the guide of a counted game reaches, in mm. */
export const GUIDE_LENGTH = 300

/** The beginning of the flicked cap's way: straight, since it ends at the first contact at the latest. */
export interface AimGuide {
  readonly from: Point
  readonly to: Point
  /** What the cap touches at `to`; null when the guide ends before it touches anything. */
  readonly contact: Contact | null
  /** Whether the cap goes on straight past `to`, since its way is longer than the guide. */
  readonly goesOn: boolean
}

/**
 * The exact way of a flicked cap up to its first contact, or to where it stops, at most `length` mm of it. It comes
 * from the simulation that will decide the shot, so that what it shows is what happens.
 * @throws when the launch names no body
 */
export const aimGuide = (
  court: Court,
  bodies: readonly Body[],
  launch: Launch,
  length: number = GUIDE_LENGTH,
  workspace?: Workspace,
): AimGuide => {
  const body = bodies[launch.body]
  if (body === undefined) throw new RangeError(`there is no body ${String(launch.body)}`)
  const trace = simulate(court, bodies, launch, workspace)
  const segment = trace.segments[launch.body]?.[0]
  if (segment === undefined) return { from: body.at, to: body.at, contact: null, goesOn: false }
  const contact = trace.contacts.find((candidate) => involves(candidate, launch.body)) ?? null
  const way = slideAfter(segment, body, contact?.time ?? trace.duration)
  const shown = Math.min(way, length)
  const { from, ux, uy } = segment
  return {
    from,
    to: { x: from.x + ux * shown, y: from.y + uy * shown },
    contact: way > length ? null : contact,
    goesOn: way > length,
  }
}

const involves = (contact: Contact, body: number): boolean =>
  contact.kind === 'cap' ? contact.a === body || contact.b === body : contact.body === body
