import type { Command, JournalEntry, Match, SkellyEvent, SkellyMove, SkellyState } from '@skelly/engine'

export type LiveMatch = Match<SkellyState>
export type LiveCommand = Command<SkellyMove>
export type LiveEntry = JournalEntry<SkellyMove, SkellyEvent>
