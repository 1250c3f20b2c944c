import { beginMatch } from '../match/begin-match.ts'
import { evolve } from '../match/evolve.ts'
import type { JournalEntry, Match } from '../match/match.ts'
import { simulatorOf } from '../physics/versions/simulator-of.ts'
import type { Setup } from '../rulesets/ruleset.ts'
import { courtOf } from '../rulesets/skelly/court-of.ts'
import { sceneOf } from '../rulesets/skelly/scene.ts'
import { skelly } from '../rulesets/skelly/skelly.ts'
import type { SkellyEvent, SkellyMove, SkellyState, Verdict } from '../rulesets/skelly/state.ts'

/** What makes a shot one to tell of. */
export const NOTABLE_KINDS = ['longest-pot', 'most-banks', 'double-kill'] as const
export type NotableKind = (typeof NOTABLE_KINDS)[number]

/** A shot to tell of. */
export interface NotableShot {
  readonly kind: NotableKind
  readonly seat: number
  /** Counted from 0, as replays do. */
  readonly ply: number
  /**
   * Of a pot the way as the crow flies, in mm; of a landing how often the cap bounced off an edge, a wall or a post on its
   * way, at least once; of a double kill how many were knocked out.
   */
  readonly value: number
}

type Shot = Extract<SkellyEvent, { readonly kind: 'shot' }>

/** R5.1, R5.2, R5.6: where the shooter was meant to come to rest. */
const LANDINGS: readonly Verdict[] = ['pot', 'box', 'home']

/**
 * The shots of a match to tell of: each seat's best of each kind, the first where several are as good.
 * @param journal the match's own: what it says was played is followed and not decided anew
 */
export const notableShots = (
  setup: Setup,
  journal: readonly Pick<JournalEntry<SkellyMove, SkellyEvent>, 'happenings'>[],
): readonly NotableShot[] => {
  const best = new Map<string, NotableShot>()
  let match: Match<SkellyState> = beginMatch(skelly, setup)
  for (const happening of journal.flatMap(({ happenings }) => happenings)) {
    if (happening.kind === 'played' && happening.event.kind === 'shot') {
      for (const shot of notableIn(match, happening.event)) {
        const key = `${shot.kind} ${String(shot.seat)}`
        if (shot.value > (best.get(key)?.value ?? 0)) best.set(key, shot)
      }
    }
    match = evolve(skelly, match, happening)
  }
  return [...best.values()]
}

const notableIn = ({ ply, state }: Match<SkellyState>, shot: Shot): readonly NotableShot[] => {
  const { knockedOut, verdict } = shot.ruling
  const { seat } = shot
  const found: NotableShot[] = []
  if (verdict === 'pot') found.push({ kind: 'longest-pot', seat, ply, value: wayOf(state, shot) })
  if (LANDINGS.includes(verdict)) found.push({ kind: 'most-banks', seat, ply, value: banksOf(state, shot) })
  if (knockedOut.length > 1) found.push({ kind: 'double-kill', seat, ply, value: knockedOut.length })
  return found
}

/** Millimetres between where the shooter was flicked and where it came to rest. */
const wayOf = ({ caps }: SkellyState, { rest, seat }: Shot): number => {
  const [from, to] = [caps[seat]?.at, rest[seat]]
  if (from === undefined || to === undefined) return 0
  const [x, y] = [to.x - from.x, to.y - from.y]
  return Math.floor(Math.sqrt(x * x + y * y) + 0.5)
}

/** How often the shooter's cap bounced off something that stands. */
const banksOf = (state: SkellyState, { flick, seat }: Shot): number => {
  const { bodies, launch } = sceneOf(state, seat, flick)
  const { contacts } = simulatorOf(state.physics)?.(courtOf(state), bodies, launch) ?? { contacts: [] }
  return contacts.filter((contact) => contact.kind !== 'cap' && contact.body === launch.body).length
}
