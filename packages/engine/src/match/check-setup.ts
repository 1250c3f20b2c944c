import { courtNamed } from '../court/court-named.ts'
import { simulatorOf } from '../physics/versions/simulator-of.ts'
import { refuse, ok, type Result } from '../result.ts'
import type { Ruleset, Setup } from '../rulesets/ruleset.ts'
import { GRIPS } from './draw-grip.ts'

export const SETUP_REFUSALS = [
  'other-ruleset',
  'other-rules',
  'other-physics',
  'no-such-court',
  'seats',
  'grip',
  'clock',
] as const
export type SetupRefusal = (typeof SETUP_REFUSALS)[number]

/** Whether a match can be played from this setup, and if not, what is wrong with it. */
export const checkSetup = <State, Move, Event, Refusal extends string>(
  ruleset: Ruleset<State, Move, Event, Refusal>,
  setup: Setup,
): Result<Setup, SetupRefusal> => {
  const court = courtNamed(setup.court)
  const { least, most } = ruleset.seats
  if (setup.ruleset !== ruleset.name) return refuse('other-ruleset')
  if (setup.versions.rules !== ruleset.version) return refuse('other-rules')
  if (simulatorOf(setup.versions.physics) === null) return refuse('other-physics')
  if (court === null) return refuse('no-such-court')
  if (setup.seats.length < least || setup.seats.length > most) return refuse('seats')
  if (setup.seats.length > court.places.length) return refuse('seats')
  if (!GRIPS.includes(setup.grip)) return refuse('grip')
  return isShotClock(setup.shotClock) ? ok(setup) : refuse('clock')
}

const isShotClock = (seconds: number | null): boolean =>
  seconds === null || (Number.isInteger(seconds) && seconds > 0)
