import type { JournalEntry, SkellyEvent, SkellyMove } from '@skelly/engine'

/** What happened on the table by one accepted command, in the ruleset's own terms. */
export const eventsOf = ({ happenings }: JournalEntry<SkellyMove, SkellyEvent>): readonly SkellyEvent[] =>
  happenings.flatMap((happening) => (happening.kind === 'played' ? [happening.event] : []))
