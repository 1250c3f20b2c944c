import type { Fill } from '../caps/fill.ts'
import type { JournalEntry, Match } from '../match/match.ts'
import { unreachable } from '../result.ts'
import type { Strength } from '../rulesets/ruleset.ts'
import type { SkellyCap, SkellyEvent, SkellyMove, SkellyState } from '../rulesets/skelly/state.ts'

/**
 * How a game came to its end: a solo run by its last box (R9.1), other games by knocking out all but one (R7.1), by the
 * button (R10.3) or by walking out (R10.3 to R10.5); void where it counts for nothing.
 */
export const ENDINGS = ['last-box', 'knockouts', 'resigned', 'walked-out', 'void'] as const
export type Ending = (typeof ENDINGS)[number]

/** What happens in some games only, and is looked for. */
export const GAME_EVENTS = ['knockout', 'double-kill', 'walk-out'] as const
export type GameEvent = (typeof GAME_EVENTS)[number]

/** A cap as it lay at the end of a game. */
export interface FinalCap {
  readonly fill: Fill
  /** Null for a person. */
  readonly computer: Strength | null
  /** Whole millimetres on the court; of a cap that is out, where it last was. */
  readonly x: number
  readonly y: number
  readonly inGame: boolean
}

/** What a game that is over is looked for by, and how its table stood at the end. */
export interface GameFacts {
  /** Without turns that were lost. */
  readonly flicks: number
  readonly ending: Ending
  readonly events: readonly GameEvent[]
  /** By seat. */
  readonly caps: readonly FinalCap[]
}

type Entry = Pick<JournalEntry<SkellyMove, SkellyEvent>, 'command' | 'happenings'>

/**
 * @param last the match as its journal leaves it
 * @throws when it still goes on
 */
export const gameFacts = (last: Match<SkellyState>, journal: readonly Entry[]): GameFacts => {
  const happenings = journal.flatMap((entry) => entry.happenings)
  const shots = happenings.flatMap((each) =>
    each.kind === 'played' && each.event.kind === 'shot' ? [each.event.ruling] : [],
  )
  const most = Math.max(0, ...shots.map(({ knockedOut }) => knockedOut.length))
  const has = { knockout: most > 0, 'double-kill': most > 1, 'walk-out': isWalkedOutOf(last, journal) }
  return {
    flicks: shots.length,
    ending: endingOf(last),
    events: GAME_EVENTS.filter((event) => has[event]),
    caps: last.state.caps.map((cap, seat) => finalCap(cap, last.setup.seats[seat]?.computer ?? null)),
  }
}

/** Whether anybody left by anything else than the button: three lost clocks in a row are the clock's doing (R10.4). */
const isWalkedOutOf = (last: Match<SkellyState>, journal: readonly Entry[]): boolean =>
  endingOf(last) === 'walked-out' ||
  (last.phase.kind === 'void' && last.phase.why === 'left-together') ||
  journal.some(({ command, happenings }) =>
    command.kind === 'leave' ? command.why !== 'resigned' : happenings.some(isLeaving),
  )

const isLeaving = (happening: Entry['happenings'][number]): boolean =>
  happening.kind === 'played' && happening.event.kind === 'left'

const endingOf = ({ phase, setup }: Match<SkellyState>): Ending => {
  switch (phase.kind) {
    case 'void':
      return 'void'
    case 'over':
      if (phase.leaving !== null) return phase.leaving === 'resigned' ? 'resigned' : 'walked-out'
      return setup.seats.length === 1 ? 'last-box' : 'knockouts'
    case 'waiting':
    case 'playing':
      throw new Error('a game that goes on has no end')
    default:
      return unreachable(phase)
  }
}

const finalCap = ({ at, fill, inGame }: SkellyCap, computer: Strength | null): FinalCap => ({
  fill,
  computer,
  x: Math.floor(at.x + 0.5),
  y: Math.floor(at.y + 0.5),
  inGame,
})
