import { readStateHash } from '../ids.ts'
import type { MatchRecord, RecordedCommand } from '../match/record.ts'
import { actionText, readAction } from './action-text.ts'
import { endText, readEnd } from './end-text.ts'
import { headerLines, readHeader } from './header-text.ts'

/** The version of the text form, in its first line. */
const FIRST_LINE = 'match 1'

export type RecordTextRefusal = 'not-a-match' | 'bad-header' | 'bad-command' | 'bad-end'

/** A record, or why the text is none and in which line, counted from 1. */
export type ReadRecord =
  | { readonly ok: true; readonly value: MatchRecord }
  | { readonly ok: false; readonly refusal: RecordTextRefusal; readonly line: number }

/**
 * A match as text for people (docs/notation.md): header, a command a line, end, with an empty line between them.
 * @throws when a recorded move is none: that is a bug of whoever recorded it
 */
export const recordText = (record: MatchRecord): string =>
  [
    FIRST_LINE,
    ...headerLines(record),
    '',
    ...record.commands.map(commandText),
    '',
    endText(record.end),
    '',
  ].join('\n')

/** The record that the text stands for. */
export const readRecord = (text: string): ReadRecord => {
  const [first, ...lines] = text.replaceAll('\r\n', '\n').trimEnd().split('\n')
  if (first !== FIRST_LINE) return { ok: false, refusal: 'not-a-match', line: 1 }
  const headerEnd = lines.indexOf('')
  const commandsEnd = lines.lastIndexOf('')
  const header = readHeader(lines.slice(0, Math.max(0, headerEnd)))
  if (header === null) return { ok: false, refusal: 'bad-header', line: 2 }
  const commands: RecordedCommand[] = []
  for (const [index, line] of lines.slice(headerEnd + 1, commandsEnd).entries()) {
    const command = readCommand(line)
    // Two lines stand before the first that is counted from headerEnd: the first of all, and the empty one.
    if (command === null) return { ok: false, refusal: 'bad-command', line: headerEnd + 3 + index }
    commands.push(command)
  }
  const [last = '', ...more] = lines.slice(commandsEnd + 1)
  const end = more.length > 0 ? undefined : readEnd(last)
  if (end === undefined) return { ok: false, refusal: 'bad-end', line: commandsEnd + 3 }
  return { ok: true, value: { ...header, commands, end } }
}

const commandText = ({ after, action, hash }: RecordedCommand): string => {
  const words = actionText(action)
  if (words === null) throw new Error('the record holds a move that is none')
  return `${String(after)} ${words}${hash === null ? '' : ` = ${hash}`}`
}

// a host's clock may be set back, so that a command comes before the first by the clock
const COMMAND = /^(-?\d{1,16}) (.+?)(?: = ([0-9a-f]{16}))?$/

const readCommand = (line: string): RecordedCommand | null => {
  const [, after, words = '', digits] = COMMAND.exec(line) ?? []
  const action = readAction(words)
  if (after === undefined || action === null) return null
  return { after: Number(after), action, hash: digits === undefined ? null : readStateHash(digits) }
}
