import {
  matchXpRows,
  skelly,
  soloFlicks,
  soloStars,
  soloXpRows,
  tally,
  type JournalEntry,
  type Setup,
  type SkellyEvent,
  type SkellyMove,
  type XpByRow,
} from '@skelly/engine'

/** R11: by seat, what gave the XP of a game that is over; a solo run has its own row (R11.1). */
export const rowsOfGame = (
  setup: Setup,
  journal: readonly JournalEntry<SkellyMove, SkellyEvent>[],
): readonly XpByRow[] => {
  const counted = tally(skelly, setup, journal)
  if (setup.way !== 'solo') return matchXpRows(counted)
  const happenings = journal.flatMap((entry) => entry.happenings)
  const events = happenings.flatMap((each) => (each.kind === 'played' ? [each.event] : []))
  const stars = soloStars(soloFlicks(events))
  return counted.seats.map((seat) => soloXpRows(seat, stars))
}
