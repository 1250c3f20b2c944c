import type { Seat } from '../../ids.ts'
import { unreachable } from '../../result.ts'
import { capsAfter } from './caps-after.ts'
import type { SkellyCap, SkellyEvent, SkellyState } from './state.ts'

/** The table after an event. Total: an event that `decide` gave always fits. */
export const evolve = (state: SkellyState, event: SkellyEvent): SkellyState => {
  switch (event.kind) {
    case 'aimed':
      return state
    case 'set-down':
      return { ...state, caps: changeCap(state.caps, event.seat, () => ({ at: event.at })) }
    case 'shot':
      return shot(state, event)
    case 'turn-lost':
      return event.why === 'clock' ? state : { ...state, caps: servedOne(state.caps, event.seat) }
    case 'turn':
      return { ...state, turn: event.turn }
    case 'left':
      return wentOut({ ...state, caps: takenOff(state.caps, event.seats) }, event.seats)
    case 'over':
      return { ...state, turn: { phase: 'over', places: event.places } }
    default:
      return unreachable(event)
  }
}

const shot = (state: SkellyState, event: SkellyEvent & { readonly kind: 'shot' }): SkellyState => {
  const { seat, touched, rest, ruling } = event
  const caps = capsAfter(state.caps, { shooter: seat, touched, rest }, ruling)
  return wentOut({ ...state, caps }, ruling.knockedOut)
}

/** R7.3: those of one shot or moment go out together. */
const wentOut = (state: SkellyState, seats: readonly Seat[]): SkellyState =>
  seats.length === 0 ? state : { ...state, wentOut: [...state.wentOut, seats] }

/** R3.5: a turn lost by sitting out counts down. */
const servedOne = (caps: readonly SkellyCap[], seat: Seat): readonly SkellyCap[] =>
  changeCap(caps, seat, ({ sittingOut }) => ({ sittingOut: sittingOut - 1 }))

const takenOff = (caps: readonly SkellyCap[], seats: readonly Seat[]): readonly SkellyCap[] =>
  seats.reduce((left, seat) => changeCap(left, seat, () => ({ inGame: false })), caps)

const changeCap = (
  caps: readonly SkellyCap[],
  seat: Seat,
  change: (cap: SkellyCap) => Partial<SkellyCap>,
): readonly SkellyCap[] => caps.map((cap, place) => (place === seat ? { ...cap, ...change(cap) } : cap))
