import type { Body } from '../../../caps/body.ts'
import type { Court } from '../../../court/court.ts'
import type { Launch } from '../../../flick/launch.ts'
import { involve, layDown } from './mover.ts'
import { renew } from './renew.ts'
import { fitWorkspace, type Workspace } from './workspace.ts'

/** Lays all bodies down at time 0 and gives one of them its velocity. */
export const setUp = (workspace: Workspace, court: Court, bodies: readonly Body[], launch: Launch): void => {
  fitWorkspace(workspace, court, bodies.length)
  workspace.now = 0
  workspace.instant = 0
  workspace.rounds = 0
  workspace.contacts = []
  for (const pair of workspace.pairs) pair.due = Infinity
  bodies.forEach((body, index) => {
    const mover = workspace.movers[index]
    if (mover !== undefined) layDown(mover, body, index)
  })
  const launched = workspace.movers[launch.body]
  if (launched !== undefined) {
    involve(launched)
    launched.vx = launch.vx
    launched.vy = launch.vy
  }
  renew(workspace)
}
