import { bodyOf } from '../../caps/body-of.ts'
import type { Body } from '../../caps/body.ts'
import type { Flick } from '../../flick/flick.ts'
import { launchOf } from '../../flick/launch-of.ts'
import type { Launch } from '../../flick/launch.ts'
import type { Point } from '../../geometry/point.ts'
import type { Seat } from '../../ids.ts'
import type { Contact } from '../../physics/shot-trace.ts'
import { touchedBy } from '../../physics/touched-by.ts'
import { seatsInGame } from './seats-in-game.ts'
import type { Shot } from './shot.ts'
import type { SkellyState } from './state.ts'

/** A shot as physics is asked for it. Caps that are out are off the court (R4.1, R7.2). */
export interface Scene {
  /** Whose the bodies are, by their index. */
  readonly seats: readonly Seat[]
  readonly bodies: readonly Body[]
  readonly launch: Launch
}

export const sceneOf = ({ caps, grip }: SkellyState, shooter: Seat, flick: Flick): Scene => {
  const seats = seatsInGame(caps)
  const bodies = seats.flatMap((seat) => caps[seat] ?? []).map(({ fill, at }) => bodyOf(fill, at, grip))
  const fill = caps[shooter]?.fill ?? 'empty'
  return { seats, bodies, launch: launchOf(flick, fill, seats.indexOf(shooter)) }
}

/** What physics saw of a scene: each body's place when all had stopped, and what ran into what. */
export interface Seen {
  readonly rest: readonly Point[]
  readonly contacts: readonly Contact[]
}

/** What the judge is told of it. */
export const shotOf = ({ caps }: SkellyState, { seats, launch }: Scene, seen: Seen, shooter: Seat): Shot => {
  const touched = touchedBy(seen, launch.body).flatMap((other) => seats[other] ?? [])
  const rest = caps.map(({ at }, place) => seen.rest[seats.findIndex((seat) => seat === place)] ?? at)
  return { shooter, touched, rest }
}
