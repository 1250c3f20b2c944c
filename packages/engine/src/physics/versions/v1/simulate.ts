import type { Body } from '../../../caps/body.ts'
import type { Court } from '../../../court/court.ts'
import type { Launch } from '../../../flick/launch.ts'
import type { Mover } from './mover.ts'
import { itemsOf } from './refilled-list.ts'
import { restOf } from './rounding.ts'
import { runShot } from './event-loop.ts'
import { setUp } from './set-up.ts'
import type { Segment, ShotTrace } from '../../shot-trace.ts'
import { createWorkspace, type Workspace } from './workspace.ts'

/**
 * One shot, exactly: from the launch of one body until all lie still (physics version 1). The same numbers in give
 * the same bits out, on every machine and in whatever order the bodies are listed.
 * @param bodies lie on the court's grid, overlapping neither one another nor an obstacle nor a closed edge
 * @param workspace kept by callers that simulate many shots; it saves allocations and changes no result
 */
export const simulate = (
  court: Court,
  bodies: readonly Body[],
  launch: Launch,
  workspace: Workspace = createWorkspace(),
): ShotTrace => {
  setUp(workspace, court, bodies, launch)
  const bounded = runShot(workspace)
  const { movers, contacts, now } = workspace
  return {
    duration: now,
    contacts: itemsOf(contacts),
    segments: movers.map(segmentsOf),
    rest: restOf(court, workspace),
    bounded,
  }
}

const segmentsOf = ({ segments }: Mover): readonly Segment[] => itemsOf(segments)
