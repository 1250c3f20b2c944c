import { Bytes } from './bytes.ts'

const WAYS = 'machine local online ranked solo tutorial challenge'
const FILLS = 'empty candle crayon floor tar'
const STRENGTHS = 'easy normal hard'
const LEAVING = 'resigned silent three-clocks both-gone'
const VOIDING = 'never-joined left-together server-lost'

/** From docs/replay-format.md alone: the JSON that a word for links stands for, of a replay of format 1. */
export const readWord = (word: string): unknown => {
  const bytes = new Bytes(word)
  const replay = {
    format: bytes.count(),
    date: bytes.count(),
    setup: setup(bytes),
    commands: bytes.list(() => command(bytes)),
    end: bytes.orNull(() => end(bytes)),
  }
  if (!bytes.isAtEnd) throw new RangeError('something is left over')
  return replay
}

const setup = (bytes: Bytes) => ({
  ruleset: bytes.text(),
  versions: { physics: bytes.count(), rules: bytes.count(), bots: bytes.count() },
  way: bytes.word(WAYS),
  court: bytes.text(),
  seed: bytes.digits(32),
  grip: bytes.count(),
  shotClock: bytes.orNull(() => bytes.count()),
  seats: bytes.list(() => seat(bytes)),
})

const seat = (bytes: Bytes) => {
  const name = bytes.text()
  const held = bytes.count()
  const fill = FILLS.split(' ')[held % 16]
  return held < 16
    ? { name, fill }
    : { name, fill, computer: STRENGTHS.split(' ')[Math.floor(held / 16) - 1] }
}

const command = (bytes: Bytes) => ({
  after: bytes.signed(),
  action: action(bytes),
  hash: bytes.orNull(() => bytes.digits(16)),
})

const action = (bytes: Bytes): unknown => {
  switch (bytes.count()) {
    case 0:
      return { kind: 'begin' }
    case 1:
      return { kind: 'move', seat: bytes.count(), move: bytes.list(() => bytes.signed()) }
    case 2:
      return { kind: 'time-out' }
    case 3:
      return { kind: 'leave', seats: bytes.list(() => bytes.count()), why: bytes.word(LEAVING) }
    case 4:
      return { kind: 'resume', away: bytes.count() }
    case 5:
      return { kind: 'void', why: bytes.word(VOIDING) }
    default:
      throw new RangeError('there is no such action')
  }
}

const end = (bytes: Bytes): unknown => {
  if (bytes.count() === 1) return { kind: 'void', why: bytes.word(VOIDING) }
  const places = bytes.list(() => bytes.list(() => bytes.count()))
  return { kind: 'over', places, leaving: bytes.orNull(() => bytes.word(LEAVING)) }
}
