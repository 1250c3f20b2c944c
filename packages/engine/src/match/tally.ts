import type { MatchTally } from '../progress/match-xp.ts'
import type { Earned, Places, Ruleset, Setup, Way } from '../rulesets/ruleset.ts'
import type { Happening, JournalEntry } from './match.ts'

/** R9, R11.1: the ways that earn XP by a whole game. The solo run has its own count (`soloXp`). */
const EARNING_WAYS: readonly Way[] = ['machine', 'online', 'ranked']

/** What `matchXp` looks at, read off a match's journal. */
export const tally = <State, Move, Event, Refusal extends string>(
  ruleset: Ruleset<State, Move, Event, Refusal>,
  setup: Setup,
  journal: readonly JournalEntry<Move, Event>[],
): MatchTally => {
  const happenings = journal.flatMap((entry) => entry.happenings)
  const events = happenings.flatMap((happening) => (happening.kind === 'played' ? [happening.event] : []))
  const shots = events.flatMap((event) => ruleset.earns(event) ?? [])
  const leavers = new Set<number>(events.flatMap((event) => ruleset.leavers(event)))
  const isVoid = happenings.some(({ kind }) => kind === 'voided')
  const places = placesIn(happenings)
  const winners = new Set<number>(places?.[0])
  const seats = setup.seats.map((_, place) => {
    const own = shots.filter(({ seat }) => seat === place)
    const hasLeft = leavers.has(place)
    const earned = own.map(({ xp }) => xp)
    return {
      shots: earned,
      rows: rowsOf(own),
      hasFlicked: own.length > 0,
      hasLeft,
      hasWon: winners.has(place),
    }
  })
  return { counts: !isVoid && EARNING_WAYS.includes(setup.way), isOver: places !== null, seats }
}

const rowsOf = (shots: readonly Earned[]): Readonly<Record<string, number>> => {
  const rows: Record<string, number> = {}
  for (const { row, xp } of shots) if (xp > 0) rows[row] = (rows[row] ?? 0) + xp
  return rows
}

const placesIn = <Event>(happenings: readonly Happening<Event>[]): Places | null =>
  happenings.reduce<Places | null>((last, each) => (each.kind === 'ended' ? each.places : last), null)
