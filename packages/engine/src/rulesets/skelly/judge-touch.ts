import type { Court } from '../../court/court.ts'
import { isCentreIn } from '../../court/is-centre-in.ts'
import { seatAt, type Seat } from '../../ids.ts'
import { isInSkull } from './in-skull.ts'
import { isKiller, targetOf } from './run.ts'
import type { Shot } from './shot.ts'
import type { SkellyCap } from './state.ts'

/** What a shot earned by touching other caps, with the seats it happened to. */
export interface Touch {
  readonly verdict: 'knockout' | 'rescue' | 'knock-in'
  readonly seats: readonly Seat[]
}

/** R4, from the top: what the touches earned, or null when they earned nothing (R4.6). */
export const judgeTouch = (court: Court, caps: readonly SkellyCap[], shot: Shot): Touch | null => {
  // most shots touch nobody, and computer players try thousands
  if (shot.touched.length === 0) return null
  const touched = otherSeats(caps, shot).filter((seat) => shot.touched.includes(seat))
  const shooter = caps[shot.shooter]
  if (shooter === undefined || touched.length === 0) return null
  // R4.1: a killer neither rescues nor knocks in.
  if (isKiller(shooter.progress)) return { verdict: 'knockout', seats: touched }
  const freed = freedBy(court, caps, shot)
  // R4.4: a rescue and a knock-in in one shot pay once, as a rescue.
  if (freed.length > 0) return { verdict: 'rescue', seats: freed }
  const pushedIn = pushedInto(targetOf(shooter.progress), court, caps, shot)
  return pushedIn.length > 0 ? { verdict: 'knock-in', seats: pushedIn } : null
}

/** R4.2: caps that sat out in the skull and lie outside it now, whoever pushed them. */
const freedBy = (court: Court, caps: readonly SkellyCap[], shot: Shot): readonly Seat[] =>
  otherSeats(caps, shot).filter((seat) => {
    const before = caps[seat]
    const after = shot.rest[seat]
    if (before === undefined || after === undefined) return false
    return before.sittingOut > 0 && isInSkull(court, before.at) && !isInSkull(court, after)
  })

/** R4.3: caps whose centre is in the shooter's target box now and was not before. */
const pushedInto = (
  target: number | null,
  court: Court,
  caps: readonly SkellyCap[],
  shot: Shot,
): readonly Seat[] => {
  const box = court.boxes.find(({ number }) => number === target)
  if (box === undefined) return []
  return otherSeats(caps, shot).filter((seat) => {
    const before = caps[seat]
    const after = shot.rest[seat]
    if (before === undefined || after === undefined) return false
    return isCentreIn(box.area, after) && !isCentreIn(box.area, before.at)
  })
}

const otherSeats = (caps: readonly SkellyCap[], shot: Shot): readonly Seat[] =>
  caps.flatMap((cap, place) => (cap.inGame && place !== shot.shooter ? [seatAt(place)] : []))
