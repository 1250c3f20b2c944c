import type { Body } from '../caps/body.ts'
import type { Court } from '../court/court.ts'
import type { Launch } from '../flick/launch.ts'
import { involve, layDown, type Mover } from './mover.ts'
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
  rank(workspace.movers, bodies)
  const launched = workspace.movers.find((mover) => mover.body === launch.body)
  if (launched !== undefined) {
    involve(launched)
    launched.vx = launch.vx
    launched.vy = launch.vy
  }
  renew(workspace)
}

/**
 * Puts the movers in the order of their places. No two bodies lie at one place, so it is the same order however the
 * caller lists them: that is why the list's order can't change a shot by even a bit.
 */
const rank = (movers: Mover[], bodies: readonly Body[]): void => {
  bodies.forEach((body, index) => {
    const mover = movers[index]
    if (mover !== undefined) layDown(mover, body, index)
  })
  movers.sort((one, other) => one.x - other.x || one.y - other.y)
  movers.forEach((mover, place) => {
    mover.rank = place
  })
}
