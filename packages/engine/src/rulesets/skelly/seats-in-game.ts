import { seatAt, type Seat } from '../../ids.ts'
import type { SkellyCap } from './state.ts'

/** R1.9: the seats on the block, in seat order. */
export const seatsInGame = (caps: readonly SkellyCap[]): readonly Seat[] => {
  const seats: Seat[] = []
  for (let place = 0; place < caps.length; place += 1) {
    if (caps[place]?.inGame === true) seats.push(seatAt(place))
  }
  return seats
}
