import { FILL_NAMES } from '../../caps/fill.ts'
import { millis, readStateHash, seatAt, seedOf, type Millis, type Seat } from '../../ids.ts'
import { LEAVINGS, VOIDINGS } from '../../match/match.ts'
import type { RecordedAction, RecordedCommand, RecordedEnd } from '../../match/record.ts'
import { STRENGTHS, WAYS, type SeatSetup, type Setup } from '../../rulesets/ruleset.ts'
import { REPLAY_FORMAT, type Replay } from '../replay.ts'
import {
  byKind,
  fields,
  listOf,
  map,
  oneOf,
  optional,
  orNull,
  text,
  textAs,
  whole,
  type Decoder,
} from './decoder.ts'

/** Bounds that no real match reaches, so that a hostile file is refused before it is played. */
const MOST_SEATS = 26
const MOST_COMMANDS = 100_000
const MOST_NUMBERS_A_MOVE = 16
const LONGEST_NAME = 100
const LATEST = 8_640_000_000_000_000
/** Beyond this a number and its sign do not fit into the compact form. */
const LARGEST = 2_251_799_813_685_248

const version = whole(0, 1_000_000)
const duration = whole(0, LATEST)
const seat: Decoder<Seat> = map(whole(0, MOST_SEATS - 1), seatAt)
const moment: Decoder<Millis> = map(whole(0, LATEST), millis)
const seats = listOf(seat, MOST_SEATS)

const seatSetup = fields<SeatSetup>({
  name: text(LONGEST_NAME),
  fill: oneOf(FILL_NAMES),
  computer: optional(oneOf(STRENGTHS)),
})

const setup = fields<Setup>({
  ruleset: text(LONGEST_NAME),
  versions: fields<Setup['versions']>({ physics: version, rules: version, bots: version }),
  way: oneOf(WAYS),
  court: text(LONGEST_NAME),
  seed: textAs(seedOf),
  grip: whole(0, 1000),
  shotClock: orNull(whole(1, 1_000_000)),
  seats: listOf(seatSetup, MOST_SEATS),
})

type Action<Kind> = Extract<RecordedAction, { readonly kind: Kind }>

const packedMove = listOf(whole(-LARGEST, LARGEST), MOST_NUMBERS_A_MOVE)

const action = byKind<RecordedAction>({
  begin: fields<Action<'begin'>>({ kind: oneOf(['begin']) }),
  move: fields<Action<'move'>>({ kind: oneOf(['move']), seat, move: packedMove }),
  'time-out': fields<Action<'time-out'>>({ kind: oneOf(['time-out']) }),
  leave: fields<Action<'leave'>>({ kind: oneOf(['leave']), seats, why: oneOf(LEAVINGS) }),
  resume: fields<Action<'resume'>>({ kind: oneOf(['resume']), away: duration }),
  void: fields<Action<'void'>>({ kind: oneOf(['void']), why: oneOf(VOIDINGS) }),
})

const command = fields<RecordedCommand>({
  after: whole(-LARGEST, LARGEST),
  action,
  hash: orNull(textAs(readStateHash)),
})

type End<Kind> = Extract<RecordedEnd, { readonly kind: Kind }>

const end = byKind<RecordedEnd>({
  over: fields<End<'over'>>({
    kind: oneOf(['over']),
    places: listOf(seats, MOST_SEATS),
    leaving: orNull(oneOf(LEAVINGS)),
  }),
  void: fields<End<'void'>>({ kind: oneOf(['void']), why: oneOf(VOIDINGS) }),
})

/** A replay of this format, exactly: no field more, none less, every number within its bounds. */
export const replayShape: Decoder<Replay> = fields<Replay>({
  format: oneOf([REPLAY_FORMAT]),
  date: moment,
  setup,
  commands: listOf(command, MOST_COMMANDS),
  end: orNull(end),
})
