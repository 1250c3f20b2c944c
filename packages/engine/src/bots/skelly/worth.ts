import type { Court } from '../../court/court.ts'
import type { Point } from '../../geometry/point.ts'
import type { Seat } from '../../ids.ts'
import { isKiller, targetOf } from '../../rulesets/skelly/run.ts'
import type { SkellyCap, SkellyState } from '../../rulesets/skelly/state.ts'
import { distance } from './aim.ts'
import { centreOf } from './centre-of.ts'
import { targetArea } from './table.ts'

/** What a table is worth to a player, in boxes of the run; chosen by games of computer players among themselves. */
const WORTH = {
  won: 100,
  killer: 5,
  onTurn: 1.5,
  turnToLose: -1.2,
  /** Each metre to what is to be hit next, and each metre from a killer. */
  metreToTarget: -1,
  metreFromKiller: 2,
  /** The target is the box won last and the cap still in it (R5.10). */
  mustLeave: -1,
} as const

/** What the state is worth to the player at `seat`: their own standing less that of the others. */
export const worth = (court: Court, state: SkellyState, seat: Seat): number => {
  if (state.turn.phase === 'over')
    return state.turn.places[0]?.includes(seat) === true ? WORTH.won : -WORTH.won
  const standings = state.caps.map((cap) => (cap.inGame ? standing(court, state, cap) : 0))
  const onTurn = state.turn.mover === seat ? WORTH.onTurn : -WORTH.onTurn
  const others = standings.reduce((sum, each, other) => (other === seat ? sum : sum + each), 0)
  return (standings[seat] ?? 0) - others / Math.max(1, standings.length - 1) + onTurn
}

const standing = (court: Court, state: SkellyState, cap: SkellyCap): number => {
  const killer = isKiller(cap.progress)
  const done = cap.progress + (killer ? WORTH.killer : 0) + cap.sittingOut * WORTH.turnToLose
  return done + (killer ? hunting(state, cap) : running(court, state, cap))
}

const hunting = (state: SkellyState, cap: SkellyCap): number => {
  const prey = state.caps.filter((other) => other !== cap && other.inGame)
  return (WORTH.metreToTarget * nearest(cap.at, prey)) / 1000
}

const running = (court: Court, state: SkellyState, cap: SkellyCap): number => {
  const target = targetArea(court, cap)
  const way = target === null ? 0 : distance(cap.at, centreOf(target)) / 1000
  const stuck = targetOf(cap.progress) === cap.lastWon && way < 0.04 ? WORTH.mustLeave : 0
  const killers = state.caps.filter((other) => other !== cap && other.inGame && isKiller(other.progress))
  const safety = killers.length === 0 ? 0 : nearest(cap.at, killers) / 1000
  return WORTH.metreToTarget * way + WORTH.metreFromKiller * safety + stuck
}

const nearest = (at: Point, caps: readonly SkellyCap[]): number =>
  caps.reduce((least, cap) => Math.min(least, distance(at, cap.at)), 3000)
