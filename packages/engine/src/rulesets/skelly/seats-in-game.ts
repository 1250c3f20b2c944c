import { seatAt, type Seat } from '../../ids.ts'
import type { SkellyCap } from './state.ts'

/** R1.9: the seats on the block, in seat order. */
export const seatsInGame = (caps: readonly SkellyCap[]): readonly Seat[] =>
  caps.flatMap((cap, place) => (cap.inGame ? [seatAt(place)] : []))
