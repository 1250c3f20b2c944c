import { onGrid } from '../geometry/point.ts'
import type { Ply, Seat } from '../ids.ts'
import { beginMatch } from '../match/begin-match.ts'
import { evolve } from '../match/evolve.ts'
import type { Happening, Match } from '../match/match.ts'
import { rulesetNamed } from '../rulesets/registry.ts'
import type { Setup } from '../rulesets/ruleset.ts'
import { courtOf } from '../rulesets/skelly/court-of.ts'
import { judge } from '../rulesets/skelly/judge.ts'
import { sceneOf, shotOf } from '../rulesets/skelly/scene.ts'
import type { SkellyEvent, SkellyState, Verdict } from '../rulesets/skelly/state.ts'
import { createOpinionWorld, type OpinionWorld } from './opinion-world.ts'
import { secondOpinion } from './second-opinion.ts'

/** How a shot was ruled, as far as physics has a part in it. */
export interface Ruled {
  readonly verdict: Verdict
  /** Seats whose caps the shooter's cap touched (R4), in ascending order. */
  readonly touched: readonly Seat[]
}

/** A shot that the second opinion sees otherwise than the match does. */
export interface Differing extends Ruled {
  readonly ply: Ply
  readonly other: Ruled
}

/** What the second opinion has to say of a match. */
export interface MatchOpinion {
  readonly shots: number
  readonly differing: readonly Differing[]
}

/** What `opinionsOn` says of all shots of a match. */
export const opinionOn = (
  setup: Setup,
  happenings: readonly Happening<SkellyEvent>[],
  world: OpinionWorld = createOpinionWorld(),
): MatchOpinion => {
  const opinions = [...opinionsOn(setup, happenings, world)]
  return { shots: opinions.length, differing: opinions.filter((opinion) => opinion !== null) }
}

/**
 * Judges every shot of a match by where matter-js lets the caps come to rest, each from the position in which the match
 * had it: a difference does not grow into the next shot. One shot after the other, as it is asked for, so that a server
 * can do something else in between; null where the ruling is the match's.
 * @param happenings the journal's, in order
 * @throws when the setup is none that this engine plays, or its physics version has no second opinion
 */
export function* opinionsOn(
  setup: Setup,
  happenings: readonly Happening<SkellyEvent>[],
  world: OpinionWorld = createOpinionWorld(),
): Generator<Differing | null, void> {
  const ruleset = rulesetNamed(setup.ruleset)
  if (ruleset === null) throw new RangeError(`there is no ruleset ${setup.ruleset}`)
  if (setup.versions.physics !== PHYSICS) throw new RangeError('only physics version 1 has a second opinion')
  let match: Match<SkellyState> = beginMatch(ruleset, setup)
  for (const happening of happenings) {
    if (happening.kind === 'played' && happening.event.kind === 'shot')
      yield opinionOnShot(match, happening.event, world)
    match = evolve(ruleset, match, happening)
  }
}

/** The physics version whose numbers the second opinion goes by. */
const PHYSICS = 1

type ShotEvent = SkellyEvent & { readonly kind: 'shot' }

const ruledBy = ({ ruling: { verdict }, touched }: ShotEvent): Ruled => ({ verdict, touched })

const opinionOnShot = (
  { ply, state }: Match<SkellyState>,
  event: ShotEvent,
  world: OpinionWorld,
): Differing | null => {
  const scene = sceneOf(state, event.seat, event.flick)
  const court = courtOf(state)
  const { contacts, rest } = secondOpinion(court, scene.bodies, scene.launch, world)
  const shot = shotOf(state, scene, { contacts, rest: rest.map(onGrid) }, event.seat)
  const other = { verdict: judge(court, state.caps, shot).verdict, touched: shot.touched }
  const ruled = ruledBy(event)
  const isSame = other.verdict === ruled.verdict && other.touched.join() === ruled.touched.join()
  return isSame ? null : { ply, ...ruled, other }
}
