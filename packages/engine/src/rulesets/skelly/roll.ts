import { bodyOf } from '../../caps/body-of.ts'
import type { Court } from '../../court/court.ts'
import type { Flick } from '../../flick/flick.ts'
import { launchOf } from '../../flick/launch-of.ts'
import { simulatorOf } from '../../physics/versions/simulator-of.ts'
import { touchedBy } from '../../physics/touched-by.ts'
import type { Seat } from '../../ids.ts'
import { seatsInGame } from './seats-in-game.ts'
import type { Shot } from './shot.ts'
import type { SkellyState } from './state.ts'

export interface Roll {
  readonly shot: Shot
  /** Milliseconds until all caps lie still, rounded up. */
  readonly rolls: number
}

/**
 * What physics sees when the seat's cap is flicked. Caps that are out are off the court (R4.1, R7.2).
 * @throws when the state names a physics version that there is not: setups and positions are checked before
 */
export const roll = (court: Court, state: SkellyState, shooter: Seat, flick: Flick): Roll => {
  const seats = seatsInGame(state.caps)
  const caps = seats.flatMap((seat) => state.caps[seat] ?? [])
  const bodies = caps.map((cap) => bodyOf(cap.fill, cap.at, state.grip))
  const body = seats.indexOf(shooter)
  const fill = state.caps[shooter]?.fill ?? 'empty'
  const simulate = simulatorOf(state.physics)
  if (simulate === null) throw new RangeError(`there is no physics version ${String(state.physics)}`)
  const trace = simulate(court, bodies, launchOf(flick, fill, body))
  const touched = touchedBy(trace, body).flatMap((other) => seats[other] ?? [])
  const rest = state.caps.map((cap, place) => {
    const index = seats.findIndex((seat) => seat === place)
    return trace.rest[index] ?? cap.at
  })
  return { shot: { shooter, touched, rest }, rolls: ceiling(trace.duration * 1000) }
}

const ceiling = (value: number): number => -Math.floor(-value)
