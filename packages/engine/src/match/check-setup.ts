import { courtNamed } from '../court/court-named.ts'
import { simulatorOf } from '../physics/versions/simulator-of.ts'
import { refuse, ok, type Result } from '../result.ts'
import type { Ruleset, SeatSetup, Setup } from '../rulesets/ruleset.ts'
import { GRIPS } from './draw-grip.ts'

export const SETUP_REFUSALS = [
  'other-ruleset',
  'other-rules',
  'other-physics',
  'no-such-court',
  'seats',
  'other-bots',
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
  const { least, most } = ruleset.seats(setup.way)
  if (setup.ruleset !== ruleset.name) return refuse('other-ruleset')
  if (setup.versions.rules !== ruleset.version) return refuse('other-rules')
  if (simulatorOf(setup.versions.physics) === null) return refuse('other-physics')
  if (court === null) return refuse('no-such-court')
  if (setup.seats.length < least || setup.seats.length > most) return refuse('seats')
  if (setup.seats.length > court.places.length) return refuse('seats')
  if (setup.seats.some(isUnversioned(setup))) return refuse('other-bots')
  if (!isGrip(setup)) return refuse('grip')
  return isShotClock(setup) ? ok(setup) : refuse('clock')
}

/** A computer player's turns can be checked only by the version that chose them. */
const isUnversioned =
  ({ versions }: Setup) =>
  ({ computer }: SeatSetup): boolean =>
    computer !== undefined && versions.bots === 0

/** R2.6: every solo run is on a street of grip 1. */
const isGrip = ({ way, grip }: Setup): boolean => (way === 'solo' ? grip === 100 : GRIPS.includes(grip))

/** R9: the solo run has no clock. */
const isShotClock = ({ way, shotClock }: Setup): boolean => {
  if (shotClock === null) return true
  return way !== 'solo' && Number.isInteger(shotClock) && shotClock > 0
}
