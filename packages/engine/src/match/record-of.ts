import type { Millis } from '../ids.ts'
import { unreachable } from '../result.ts'
import type { Ruleset, Setup } from '../rulesets/ruleset.ts'
import type { Command, Happening, JournalEntry } from './match.ts'
import type { MatchRecord, RecordedAction, RecordedEnd } from './record.ts'

/** The record of a match from its journal, whole or so far. `date` is when its first command was accepted. */
export const recordOf = <State, Move, Event, Refusal extends string>(
  ruleset: Ruleset<State, Move, Event, Refusal>,
  setup: Setup,
  date: Millis,
  journal: readonly JournalEntry<Move, Event>[],
): MatchRecord => {
  const first = journal[0]?.command.at ?? date
  const commands = journal.map(({ command, happenings, hash }) => {
    const endsPly = happenings.some((each) => each.kind === 'played' && ruleset.endsPly(each.event))
    return {
      after: command.at - first,
      action: actionOf(ruleset, command),
      hash: endsPly ? hash : null,
    }
  })
  return { date, setup, commands, end: endOf(journal.flatMap((entry) => entry.happenings)) }
}

const actionOf = <State, Move, Event, Refusal extends string>(
  ruleset: Ruleset<State, Move, Event, Refusal>,
  command: Command<Move>,
): RecordedAction => {
  switch (command.kind) {
    case 'begin':
    case 'time-out':
      return { kind: command.kind }
    case 'move':
      return { kind: 'move', seat: command.seat, move: ruleset.pack(command.move) }
    case 'leave':
      return { kind: 'leave', seats: command.seats, why: command.why }
    case 'resume':
      return { kind: 'resume', away: command.away }
    case 'void':
      return { kind: 'void', why: command.why }
    default:
      return unreachable(command)
  }
}

const endOf = <Event>(happenings: readonly Happening<Event>[]): RecordedEnd | null => {
  const last = happenings.findLast(({ kind }) => kind === 'ended' || kind === 'voided')
  if (last?.kind === 'ended') return { kind: 'over', places: last.places, leaving: last.leaving }
  return last?.kind === 'voided' ? { kind: 'void', why: last.why } : null
}
