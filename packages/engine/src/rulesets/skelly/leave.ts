import type { Seat } from '../../ids.ts'
import { evolve } from './evolve.ts'
import { placesOf } from './places.ts'
import { seatsInGame } from './seats-in-game.ts'
import type { SkellyEvent, SkellyState } from './state.ts'
import { passTurn } from './turns.ts'

/**
 * R7.2: these seats are out and their caps are taken off. The game may be over by it (R7.1), and a mover who
 * left hands the turn on, an earned flick with it. Seats that are out already are passed over.
 */
export const leave = (state: SkellyState, seats: readonly Seat[]): readonly SkellyEvent[] => {
  const leavers = seatsInGame(state.caps).filter((seat) => seats.includes(seat))
  if (state.turn.phase === 'over' || leavers.length === 0) return []
  const left: SkellyEvent = { kind: 'left', seats: leavers }
  const after = evolve(state, left)
  const places = placesOf(after)
  if (places !== null) return [left, { kind: 'over', places }]
  const { mover } = state.turn
  return leavers.includes(mover) ? [left, ...passTurn(after.caps, mover)] : [left]
}
