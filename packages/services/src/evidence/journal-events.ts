import {
  beginMatch,
  follow,
  skelly,
  unreachable,
  type JournalEntry,
  type Match,
  type Setup,
  type SkellyEvent,
  type SkellyMove,
  type SkellyState,
} from '@skelly/engine'
import type { TimelineEvent } from '@skelly/protocol'

type Entry = JournalEntry<SkellyMove, SkellyEvent>

/** What a journal tells of a game, in order: its beginning, shots, turns lost to the clock, who left. Not its end. */
export const journalEvents = (setup: Setup, journal: readonly Entry[]): readonly TimelineEvent[] => {
  let match = beginMatch(skelly, setup)
  return journal.flatMap((entry) => {
    const events = eventsOf(match, entry)
    match = follow(skelly, match, entry.happenings)
    return events
  })
}

const eventsOf = (before: Match<SkellyState>, entry: Entry): readonly TimelineEvent[] => {
  const { command } = entry
  const { at } = command
  switch (command.kind) {
    case 'begin':
      return [{ at, seat: null, kind: 'began', reason: null, ply: null }]
    case 'move': {
      const { move, ply, seat } = command
      return skelly.shotId(move) === null ? [] : [{ at, seat, kind: 'shot', reason: null, ply }]
    }
    case 'time-out':
      return lostTurn(before, entry)
    case 'leave':
      return command.seats.map((seat) => ({ at, seat, kind: 'left', reason: command.why, ply: null }))
    case 'resume':
    case 'void':
      return []
    default:
      return unreachable(command)
  }
}

/** The third in a row is walking out (R10.4). */
const lostTurn = (
  { moverActed, ply }: Match<SkellyState>,
  { command: { at }, happenings }: Entry,
): readonly TimelineEvent[] => {
  const walksOut = happenings.some((each) => each.kind === 'ended' && each.leaving === 'three-clocks')
  return happenings.flatMap((happening): readonly TimelineEvent[] => {
    if (happening.kind !== 'clock-lost') return []
    const { seat } = happening
    const lost = { at, seat, kind: 'clock-out', reason: moverActed ? 'input' : 'none', ply } as const
    return walksOut ? [lost, { at, seat, kind: 'left', reason: 'three-clocks', ply: null }] : [lost]
  })
}
