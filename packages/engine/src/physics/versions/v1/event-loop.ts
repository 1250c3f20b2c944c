import { collectImpacts, SAME_INSTANT } from './collect-impacts.ts'
import { contactOf } from './contact-of.ts'
import { discardImpacts } from './impact.ts'
import { involve, locate } from './motion.ts'
import { add } from './refilled-list.ts'
import { renew } from './renew.ts'
import { solveImpacts } from './simultaneous-contacts.ts'
import { holdWedged } from './storm.ts'
import type { Workspace } from './workspace.ts'

/**
 * Goes from event to event until everything lies still, which it always does: should a shot have more events than
 * `EVENT_LIMIT`, everything is stopped where it is. Returns whether that was so.
 */
export const runShot = (workspace: Workspace): boolean => {
  for (let event = 0; event < EVENT_LIMIT; event += 1) {
    const next = nextEvent(workspace)
    if (next === Infinity) return false
    const now = Math.max(workspace.now, next)
    workspace.now = now
    locateAll(workspace)
    if (workspace.nextContact <= now + SAME_INSTANT) strike(workspace)
    renew(workspace)
  }
  stopEverything(workspace)
  return true
}

/** When something happens next; Infinity when everything lies still. Also sets when the next contact is. */
const nextEvent = (workspace: Workspace): number => {
  let stop = Infinity
  let contact = Infinity
  for (let mover = workspace.inPlay; mover !== null; mover = mover.nextInPlay) {
    if (mover.speed === 0) continue
    if (mover.stopsAt < stop) stop = mover.stopsAt
    if (mover.obstacleAt < contact) contact = mover.obstacleAt
    for (const pair of mover.pairs) if (pair.due < contact) contact = pair.due
  }
  workspace.nextContact = contact
  return Math.min(stop, contact)
}

/** Sets where everything is now, and involves what has come to rest. */
const locateAll = (workspace: Workspace): void => {
  const { now } = workspace
  for (let mover = workspace.inPlay; mover !== null; mover = mover.nextInPlay) {
    mover.changed = false
    if (mover.speed === 0) continue
    locate(mover, now)
    if (mover.stopsAt <= now) involve(mover, workspace)
  }
}

const strike = (workspace: Workspace): void => {
  collectImpacts(workspace)
  const { impacts, contacts, now } = workspace
  for (let impact = impacts.first; impact !== null; impact = impact.next)
    add(contacts, contactOf(impact, now))
  solveImpacts(impacts.first)
  holdWedged(impacts)
  discardImpacts(impacts)
}

const stopEverything = ({ inPlay, now }: Workspace): void => {
  for (let mover = inPlay; mover !== null; mover = mover.nextInPlay) {
    if (mover.speed === 0) continue
    locate(mover, now)
    mover.x = mover.hereX
    mover.y = mover.hereY
    mover.speed = 0
  }
}

/**
 * Ordinary shots have fewer than 100 events, and what `storm.ts` lets a dozen caps do stays below this: only bodies
 * that hardly any friction brakes reach it.
 */
const EVENT_LIMIT = 100_000
