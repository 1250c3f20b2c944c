import type { Body } from '../../../caps/body.ts'
import type { Court } from '../../../court/court.ts'
import type { Launch } from '../../../flick/launch.ts'
import { involve } from './motion.ts'
import { layDown, putToRest } from './mover.ts'
import { renew } from './renew.ts'
import { fitWorkspace, type Workspace } from './workspace.ts'

/** Lays all bodies down at time 0 and gives one of them its velocity. */
export const setUp = (workspace: Workspace, court: Court, bodies: readonly Body[], launch: Launch): void => {
  clearAway(workspace)
  fitWorkspace(workspace, court, bodies.length)
  for (const mover of workspace.movers) {
    const body = bodies[mover.body]
    if (body !== undefined) layDown(mover, body)
  }
  const launched = workspace.movers[launch.body]
  if (launched === undefined) return
  involve(launched, workspace)
  launched.vx = launch.vx
  launched.vy = launch.vy
  renew(workspace)
}

/** Forgets the last shot. Only bodies that were in play have anything left of it. */
const clearAway = (workspace: Workspace): void => {
  let mover = workspace.inPlay
  while (mover !== null) {
    const { nextInPlay } = mover
    putToRest(mover)
    mover = nextInPlay
  }
  workspace.inPlay = null
  workspace.contacts.count = 0
  workspace.now = 0
}
