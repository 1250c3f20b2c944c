import type { Court } from '../../../court/court.ts'
import type { Point } from '../../../geometry/point.ts'
import { freePlaceNear } from './free-place-near.ts'
import { byStart, type Mover } from './mover.ts'
import type { Workspace } from './workspace.ts'

/**
 * Where every body lies in the end, on the grid and by index. What never moved keeps its place; the others, in the
 * order of their starting places, take the nearest place on the grid that overlaps nothing, so that rounding leaves
 * no overlap for the next shot to trip on. Where one of them finds none, wedged between what has its place already, all
 * take theirs anew and it goes first; where that does not help, they may go further for one. Only where there is none
 * even then are all put back where they lay before the shot, which was free.
 */
export const restOf = (court: Court, workspace: Workspace): readonly Point[] => {
  const { movers } = workspace
  const haveSettled = settleAll(court, workspace, NEAR) || settleAll(court, workspace, FAR)
  return movers.map(haveSettled ? placeOf : startOf)
}

const placeOf = (mover: Mover): Point => (hasMoved(mover) ? { x: mover.hereX, y: mover.hereY } : mover.start)

const startOf = ({ start }: Mover): Point => start

const hasMoved = ({ segments }: Mover): boolean => segments.count > 0

/** Tries so many orders as there are bodies, and one. Tells whether all that moved have their places. */
const settleAll = (court: Court, workspace: Workspace, rings: number): boolean => {
  const { movers, inPlay } = workspace
  for (let order = 0; order <= movers.length; order += 1) {
    const stuck = settleInOrder(court, workspace, rings)
    if (stuck === null) return true
    unsettleAll(inPlay)
    const first = Math.min(...movers.map(({ rank }) => rank))
    const wentFirst = stuck.rank < 0 && stuck.rank === first
    if (wentFirst) return false
    stuck.rank = first - 1
  }
  return false
}

/** The first that finds no place, or null. */
const settleInOrder = (court: Court, { movers, inPlay }: Workspace, rings: number): Mover | null => {
  for (let next = firstUnsettled(inPlay); next !== null; next = firstUnsettled(inPlay)) {
    const at = freePlaceNear(court, next, movers, rings)
    if (at === null) return next
    next.hereX = at.x
    next.hereY = at.y
    next.isSettled = true
  }
  return null
}

/** Of those that have moved and have no place of rest yet, the one to go next; null when there are no more. */
const firstUnsettled = (inPlay: Mover | null): Mover | null => {
  let first: Mover | null = null
  for (let mover = inPlay; mover !== null; mover = mover.nextInPlay) {
    if (!mover.isSettled && (first === null || byTurn(mover, first) < 0)) first = mover
  }
  return first
}

/** What found no place last goes first, all that always found one by their starting places. */
const byTurn = (one: Mover, other: Mover): number => one.rank - other.rank || byStart(one, other)

/** Takes the places of rest back: all that moved are where their ways end. */
const unsettleAll = (inPlay: Mover | null): void => {
  for (let mover = inPlay; mover !== null; mover = mover.nextInPlay) {
    if (!hasMoved(mover)) continue
    mover.isSettled = false
    mover.hereX = mover.x
    mover.hereY = mover.y
  }
}

/** Rings of the grid. Rounding is nearly always mended on the first or the second. */
const NEAR = 16

/** A quarter of a millimetre: there may be no place nearer where walls that are off the grid leave a cap no play. */
const FAR = 256
