import { LEAVINGS, VOIDINGS } from '../../match/match.ts'
import type { RecordedAction, RecordedCommand, RecordedEnd } from '../../match/record.ts'
import { unreachable } from '../../result.ts'
import { WAYS, type Setup } from '../../rulesets/ruleset.ts'
import { readSeat, seatWord } from './seat-word.ts'
import { REPLAY_FORMAT, type Replay } from '../replay.ts'
import { ByteReader } from './byte-reader.ts'
import { ByteWriter } from './byte-writer.ts'

/** The kinds of a recorded command in the order of their numbers in format 1. */
const ACTIONS = ['begin', 'move', 'time-out', 'leave', 'resume', 'void'] as const
const HASH_DIGITS = 16
const SEED_DIGITS = 32

/** A replay as bytes, in the order of docs/replay-format.md. Words of closed sets go as their places in them. */
export const writeCompact = ({ format, date, setup, commands, end }: Replay): readonly number[] => {
  const writer = new ByteWriter()
  writer.count(format)
  writer.count(date)
  writeSetup(writer, setup)
  writer.list(commands, (command) => {
    writeCommand(writer, command)
  })
  writer.orNull(end, (given) => {
    writeEnd(writer, given)
  })
  return writer.bytes
}

/** What bytes say, still to be checked against the shape of a replay, or the byte at which they are none. */
export type CompactlyRead = { readonly value: unknown } | { readonly fault: number }

/** A word that begins with a larger number is no replay at all rather than one of a format to come. */
const COMING_FORMATS = 99

/** Of another format only its number is read: what comes after it is that format's business. */
export const readCompact = (bytes: readonly number[]): CompactlyRead => {
  const reader = new ByteReader(bytes)
  const format = reader.count()
  if (format !== REPLAY_FORMAT)
    return COMING_FORMATS >= format && format > 0 ? { value: { format } } : { fault: 0 }
  const date = reader.count()
  const setup = readSetup(reader)
  const commands = reader.list(() => readCommand(reader))
  const end = reader.orNull(() => readEnd(reader))
  const { fault } = reader
  return fault === null ? { value: { format, date, setup, commands, end } } : { fault }
}

const writeSetup = (writer: ByteWriter, setup: Setup): void => {
  const { ruleset, versions, way, court, seed, grip, shotClock, seats } = setup
  writer.text(ruleset)
  writer.count(versions.physics)
  writer.count(versions.rules)
  writer.count(versions.bots)
  writer.count(WAYS.indexOf(way))
  writer.text(court)
  writer.digits(seed)
  writer.count(grip)
  writer.orNull(shotClock, (seconds) => {
    writer.count(seconds)
  })
  writer.list(seats, (seat) => {
    writer.text(seat.name)
    writer.count(seatWord(seat))
  })
}

const readSetup = (reader: ByteReader): unknown => ({
  ruleset: reader.text(),
  versions: { physics: reader.count(), rules: reader.count(), bots: reader.count() },
  way: WAYS[reader.count()],
  court: reader.text(),
  seed: reader.digits(SEED_DIGITS),
  grip: reader.count(),
  shotClock: reader.orNull(() => reader.count()),
  seats: reader.list(() => readSeat(reader.text(), reader.count())),
})

const writeCommand = (writer: ByteWriter, { after, action, hash }: RecordedCommand): void => {
  writer.whole(after)
  writer.count(ACTIONS.indexOf(action.kind))
  writeAction(writer, action)
  writer.orNull(hash, (digits) => {
    writer.digits(digits)
  })
}

const readCommand = (reader: ByteReader): unknown => ({
  after: reader.whole(),
  action: readAction(reader),
  hash: reader.orNull(() => reader.digits(HASH_DIGITS)),
})

const writeAction = (writer: ByteWriter, action: RecordedAction): void => {
  const count = (value: number): void => {
    writer.count(value)
  }
  switch (action.kind) {
    case 'begin':
    case 'time-out':
      return
    case 'move':
      writer.count(action.seat)
      writer.list(action.move, (number) => {
        writer.whole(number)
      })
      return
    case 'leave':
      writer.list(action.seats, count)
      writer.count(LEAVINGS.indexOf(action.why))
      return
    case 'resume':
      writer.count(action.away)
      return
    case 'void':
      writer.count(VOIDINGS.indexOf(action.why))
      return
    default:
      unreachable(action)
  }
}

const readAction = (reader: ByteReader): unknown => {
  const kind = ACTIONS[reader.count()]
  switch (kind) {
    case 'move':
      return { kind, seat: reader.count(), move: reader.list(() => reader.whole()) }
    case 'leave':
      return { kind, seats: reader.list(() => reader.count()), why: LEAVINGS[reader.count()] }
    case 'resume':
      return { kind, away: reader.count() }
    case 'void':
      return { kind, why: VOIDINGS[reader.count()] }
    case 'begin':
    case 'time-out':
    case undefined:
      return { kind }
    default:
      return unreachable(kind)
  }
}

const writeEnd = (writer: ByteWriter, end: RecordedEnd): void => {
  writer.count(end.kind === 'over' ? 0 : 1)
  if (end.kind === 'void') {
    writer.count(VOIDINGS.indexOf(end.why))
    return
  }
  writer.list(end.places, (seats) => {
    writer.list(seats, (seat) => {
      writer.count(seat)
    })
  })
  writer.orNull(end.leaving, (why) => {
    writer.count(LEAVINGS.indexOf(why))
  })
}

const readEnd = (reader: ByteReader): unknown => {
  const kind = reader.count()
  if (kind !== 0) return { kind: kind === 1 ? 'void' : undefined, why: VOIDINGS[reader.count()] }
  const places = reader.list(() => reader.list(() => reader.count()))
  return { kind: 'over', places, leaving: reader.orNull(() => LEAVINGS[reader.count()]) }
}
