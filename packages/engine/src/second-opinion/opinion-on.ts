import { courtNamed } from '../court/court-named.ts'
import { onGrid } from '../geometry/point.ts'
import type { Ply, Seat } from '../ids.ts'
import { beginMatch } from '../match/begin-match.ts'
import { evolve } from '../match/evolve.ts'
import type { Happening, Match } from '../match/match.ts'
import { rulesetNamed } from '../rulesets/registry.ts'
import type { Setup } from '../rulesets/ruleset.ts'
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

/**
 * Judges every shot of a match by where matter-js lets the caps come to rest, each from the position in which the match
 * had it: a difference does not grow into the next shot.
 * @param happenings the journal's, in order
 * @throws when the setup is none that this engine plays
 */
export const opinionOn = (
  setup: Setup,
  happenings: readonly Happening<SkellyEvent>[],
  world: OpinionWorld = createOpinionWorld(),
): MatchOpinion => {
  const ruleset = rulesetNamed(setup.ruleset)
  if (ruleset === null) throw new RangeError(`there is no ruleset ${setup.ruleset}`)
  if (setup.versions.physics !== PHYSICS) throw new RangeError('only physics version 1 has a second opinion')
  const differing: Differing[] = []
  let shots = 0
  let match: Match<SkellyState> = beginMatch(ruleset, setup)
  for (const happening of happenings) {
    if (happening.kind === 'played' && happening.event.kind === 'shot') {
      const other = ruledOtherwise(match.state, happening.event, world)
      shots += 1
      if (other !== null) differing.push({ ply: match.ply, ...ruledBy(happening.event), other })
    }
    match = evolve(ruleset, match, happening)
  }
  return { shots, differing }
}

/** The physics version whose numbers the second opinion goes by. */
const PHYSICS = 1

type ShotEvent = SkellyEvent & { readonly kind: 'shot' }

const ruledBy = ({ ruling: { verdict }, touched }: ShotEvent): Ruled => ({ verdict, touched })

/** The second opinion's ruling, or null when it is the match's. */
const ruledOtherwise = (state: SkellyState, event: ShotEvent, world: OpinionWorld): Ruled | null => {
  const court = courtNamed(state.court)
  if (court === null) throw new RangeError(`there is no court ${state.court}`)
  const scene = sceneOf(state, event.seat, event.flick)
  const { contacts, rest } = secondOpinion(court, scene.bodies, scene.launch, world)
  const shot = shotOf(state, scene, { contacts, rest: rest.map(onGrid) }, event.seat)
  const { verdict } = judge(court, state.caps, shot)
  const { touched } = shot
  const isSame = verdict === event.ruling.verdict && touched.join() === event.touched.join()
  return isSame ? null : { verdict, touched }
}
