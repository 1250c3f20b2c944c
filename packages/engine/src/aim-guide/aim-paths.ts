import type { Body } from '../caps/body.ts'
import type { Court } from '../court/court.ts'
import type { Launch } from '../flick/launch.ts'
import type { Point } from '../geometry/point.ts'
import { simulate } from '../physics/versions/v1/simulate.ts'
import type { Workspace } from '../physics/versions/v1/workspace.ts'

/** The whole way of one cap through a shot, as straight pieces from corner to corner. */
export interface AimPath {
  /** Index into the list of bodies. */
  readonly body: number
  /** From where it lay, by each place where a contact turned it, to its place of rest; at least two. Lengths in mm. */
  readonly corners: readonly Point[]
}

/**
 * What practice shows of a shot before it is flicked: the whole way of the flicked cap and of every cap that it sets
 * going, by index; caps that stay where they are have none. It comes from the simulation that will decide the shot.
 */
export const aimPaths = (
  court: Court,
  bodies: readonly Body[],
  launch: Launch,
  workspace?: Workspace,
): readonly AimPath[] => {
  const { segments, rest } = simulate(court, bodies, launch, workspace)
  return segments.flatMap((parts, body) => {
    const end = rest[body]
    if (parts.length === 0 || end === undefined) return []
    return [{ body, corners: [...parts.map(({ from }) => from), end] }]
  })
}
