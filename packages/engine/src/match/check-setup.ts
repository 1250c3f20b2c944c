import { courtNamed } from '../court/court-named.ts'
import { refuse, ok, type Result } from '../result.ts'
import type { Ruleset, Setup } from '../rulesets/ruleset.ts'

export const SETUP_REFUSALS = [
  'other-ruleset',
  'other-rules',
  'no-such-court',
  'seats',
  'grip',
  'clock',
] as const
export type SetupRefusal = (typeof SETUP_REFUSALS)[number]

/** The grips a street may have, in hundredths (R2.6). */
const GRIP = { least: 85, most: 115, step: 5 } as const

/** Whether a match can be played from this setup, and if not, what is wrong with it. */
export const checkSetup = <State, Move, Event, Refusal extends string>(
  ruleset: Ruleset<State, Move, Event, Refusal>,
  setup: Setup,
): Result<Setup, SetupRefusal> => {
  const court = courtNamed(setup.court)
  const { least, most } = ruleset.seats
  if (setup.ruleset !== ruleset.name) return refuse('other-ruleset')
  if (setup.versions.rules !== ruleset.version) return refuse('other-rules')
  if (court === null) return refuse('no-such-court')
  if (setup.seats.length < least || setup.seats.length > most) return refuse('seats')
  if (setup.seats.length > court.places.length) return refuse('seats')
  if (!isGrip(setup.grip)) return refuse('grip')
  return isShotClock(setup.shotClock) ? ok(setup) : refuse('clock')
}

const isGrip = (grip: number): boolean =>
  grip >= GRIP.least && grip <= GRIP.most && Number.isInteger(grip / GRIP.step)

const isShotClock = (seconds: number | null): boolean =>
  seconds === null || (Number.isInteger(seconds) && seconds > 0)
