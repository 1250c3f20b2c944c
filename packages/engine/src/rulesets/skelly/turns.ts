import { seatAt, type Seat } from '../../ids.ts'
import type { SkellyCap, SkellyEvent, SkellyTurn } from './state.ts'

/** How a seat's turn begins: before its very first flick a cap may be set down in START (R2.4). */
export const turnOf = (caps: readonly SkellyCap[], mover: Seat): SkellyTurn => {
  const cap = caps[mover]
  if (cap === undefined || cap.flicked || cap.displaced) return { phase: 'aiming', mover }
  return { phase: 'setting-down', mover, within: 'start', stoppedAt: cap.at }
}

/**
 * R3.5 to R3.7: the turn passes on from `from`. Those who are sitting out lose theirs on the way, round the
 * table if need be, until somebody is free. Nobody's caps are passed over. Nothing happens when nobody is in the game.
 */
export const passTurn = (caps: readonly SkellyCap[], from: Seat): readonly SkellyEvent[] => {
  const lost: SkellyEvent[] = []
  const steps = caps.length * (1 + longestSittingOut(caps))
  for (let step = 1; step <= steps; step += 1) {
    const seat = seatAt((from + step) % caps.length)
    const cap = caps[seat]
    if (cap?.inGame !== true || cap.bystander === true) continue
    const roundsBefore = Math.floor((step - 1) / caps.length)
    if (cap.sittingOut <= roundsBefore) return [...lost, { kind: 'turn', turn: turnOf(caps, seat) }]
    lost.push({ kind: 'turn-lost', seat, why: 'sitting-out' })
  }
  return lost
}

const longestSittingOut = (caps: readonly SkellyCap[]): number =>
  caps.reduce((longest, { sittingOut }) => Math.max(longest, sittingOut), 0)
