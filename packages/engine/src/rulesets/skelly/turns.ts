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
 * table if need be, until somebody is free. Nothing happens when nobody is in the game.
 */
export const passTurn = (caps: readonly SkellyCap[], from: Seat): readonly SkellyEvent[] => {
  const left = caps.map((cap) => cap.sittingOut)
  const lost: SkellyEvent[] = []
  for (const seat of roundTheTable(caps, from)) {
    const turns = left[seat] ?? 0
    if (turns === 0) return [...lost, { kind: 'turn', turn: turnOf(caps, seat) }]
    left[seat] = turns - 1
    lost.push({ kind: 'turn-lost', seat, why: 'sitting-out' })
  }
  return lost
}

/** Those in the game in turn order from the one after `from`, as often as the longest sitting out needs. */
const roundTheTable = (caps: readonly SkellyCap[], from: Seat): readonly Seat[] => {
  const once = caps.map((_, place) => seatAt((from + 1 + place) % caps.length))
  const round = once.filter((seat) => caps[seat]?.inGame === true)
  const rounds = Math.max(0, ...caps.map((cap) => cap.sittingOut)) + 1
  return Array.from({ length: rounds }, () => round).flat()
}
