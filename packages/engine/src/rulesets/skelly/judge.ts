import type { Court } from '../../court/court.ts'
import { unreachable } from '../../result.ts'
import { EFFECTS } from './effects.ts'
import { judgeLanding, type LandingVerdict } from './judge-landing.ts'
import { judgeTouch, type Touch } from './judge-touch.ts'
import { advance, isKiller, targetOf } from './run.ts'
import type { Shot } from './shot.ts'
import type { Ruling, SkellyCap } from './state.ts'

/**
 * R4 to R7.1: the ruling on a shot whose caps have all stopped.
 * @param caps the caps by seat as they were before the flick
 * @throws when the shooter has no cap or no place where it stopped: that is a bug, not a case
 */
export const judge = (court: Court, caps: readonly SkellyCap[], shot: Shot): Ruling => {
  const cap = caps[shot.shooter]
  const stopped = shot.rest[shot.shooter]
  if (cap === undefined || stopped === undefined) throw new Error('the shooter is not on the court')
  const touch = judgeTouch(court, caps, shot)
  const ruling =
    touch === null
      ? landed(cap, judgeLanding(court, cap, stopped, shot.touched.length === 0))
      : touched(cap, touch)
  return isLastStanding(caps, ruling) ? { ...ruling, again: false, setDown: null } : ruling
}

/** R4.5: after a touch that earned something the landing is not looked at. */
const touched = (cap: SkellyCap, { verdict, seats }: Touch): Ruling => {
  switch (verdict) {
    case 'knockout':
      return { ...plain(verdict, cap), knockedOut: seats, xp: EFFECTS.knockout.xp * seats.length }
    case 'rescue':
      return { ...plain(verdict, cap), won: targetOf(cap.progress), freed: seats }
    case 'knock-in':
      return { ...plain(verdict, cap), won: targetOf(cap.progress) }
    default:
      return unreachable(verdict)
  }
}

const landed = (cap: SkellyCap, verdict: LandingVerdict): Ruling => {
  const target = targetOf(cap.progress)
  switch (verdict) {
    case 'pot':
    case 'box':
      return { ...plain(verdict, cap), won: target, setDown: target }
    case 'skull':
      return { ...plain(verdict, cap), lostKiller: isKiller(cap.progress) }
    case 'chalk':
    case 'home':
    case 'parked':
    case 'miss':
      return plain(verdict, cap)
    default:
      return unreachable(verdict)
  }
}

/** The ruling as far as the verdict alone tells it. */
const plain = (verdict: Ruling['verdict'], cap: SkellyCap): Ruling => {
  const { stops, again, xp } = EFFECTS[verdict]
  const becameKiller = !isKiller(cap.progress) && isKiller(advance(cap.progress, stops))
  return {
    verdict,
    won: null,
    knockedOut: [],
    freed: [],
    becameKiller,
    lostKiller: false,
    again,
    setDown: null,
    xp,
  }
}

/** R7.1. A player who was alone from the start plays on until the run is done (R9.1). */
const isLastStanding = (caps: readonly SkellyCap[], { knockedOut }: Ruling): boolean =>
  caps.length > 1 && caps.filter((cap) => cap.inGame).length - knockedOut.length <= 1
