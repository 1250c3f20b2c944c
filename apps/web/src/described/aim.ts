import type { KeyAim } from '@skelly/court-view'
import { STRENGTH_LIMIT } from '@skelly/engine'
import { CLOCK_MINUTES, headingOfClock } from '@skelly/stage'

/** An aim set by words. */
export interface ClockAim {
  /** Minutes past twelve that the hour hand shows, 0 to 719. */
  readonly direction: number
  /** As a flick's, in steps of STRENGTH_STEPS.little: 5 to 1000. */
  readonly strength: number
}

/** Where it begins: up the court, at a third of the full strength. */
export const FIRST_AIM: ClockAim = { direction: 0, strength: 350 }

/** A little is half a degree, much is half an hour. */
export const DIRECTION_STEPS = { little: 1, much: 30 } as const
/** A little is a twentieth of a step of ten, much is one of them: a flick's full strength is 1000. */
export const STRENGTH_STEPS = { little: 5, much: 100 } as const

/** A direction goes round; `minutes` may be any whole number. */
export const roundTheClock = (minutes: number): number =>
  ((minutes % CLOCK_MINUTES) + CLOCK_MINUTES) % CLOCK_MINUTES

/** A strength that a flick may have, the nearest that the steps reach. */
export const strengthWithin = (strength: number): number => {
  const { little } = STRENGTH_STEPS
  return Math.min(STRENGTH_LIMIT, Math.max(little, Math.round(strength / little) * little))
}

/** The same aim as the keys of the court have it. */
export const keyAimOf = ({ direction, strength }: ClockAim): KeyAim => ({
  heading: headingOfClock(direction),
  strength,
})
