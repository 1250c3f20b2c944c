import { FILL_NAMES } from '../caps/fill.ts'
import { millis, seatAt, seedOf, type Millis } from '../ids.ts'
import { STRENGTHS, WAYS, type SeatSetup, type Setup } from '../rulesets/ruleset.ts'
import { seatLetter } from './seat-letter.ts'

export interface Header {
  readonly setup: Setup
  readonly date: Millis
}

/** What was fixed before the match, a word and its value a line, then a line a seat. */
export const headerLines = ({ setup, date }: Header): readonly string[] => {
  const { versions, shotClock, seats } = setup
  return [
    `rules ${setup.ruleset} ${String(versions.rules)}`,
    `physics ${String(versions.physics)}`,
    `bots ${String(versions.bots)}`,
    `way ${setup.way}`,
    `court ${setup.court}`,
    `grip ${String(setup.grip)}`,
    `clock ${shotClock === null ? 'off' : String(shotClock)}`,
    `seed ${setup.seed}`,
    `date ${String(date)}`,
    ...seats.map(seatLine),
  ]
}

const seatLine = ({ fill, name, computer }: SeatSetup, place: number): string =>
  [seatLetter(seatAt(place)), fill, ...(computer === undefined ? [] : [computer]), JSON.stringify(name)].join(
    ' ',
  )

/** How many lines there are before the seats. */
const FIXED_LINES = 9

const HEADER =
  /^rules ([a-z-]+) (\d{1,6})\nphysics (\d{1,6})\nbots (\d{1,6})\nway ([a-z]+)\ncourt ([a-z0-9-]+)\ngrip (\d{1,3})\nclock (off|\d{1,6})\nseed ([0-9a-f]+)\ndate (\d{1,15})$/

/** The header that the lines stand for, or null. */
export const readHeader = (lines: readonly string[]): Header | null => {
  const [, ruleset = '', rules, physics, bots, word, court = '', grip, clock, digits = '', date] =
    HEADER.exec(lines.slice(0, FIXED_LINES).join('\n')) ?? []
  const way = WAYS.find((each) => each === word)
  const seed = seedOf(digits)
  const seats = lines.slice(FIXED_LINES).map(readSeat)
  if (way === undefined || seed === null || seats.includes(null)) return null
  const versions = { physics: Number(physics), rules: Number(rules), bots: Number(bots) }
  const shotClock = clock === 'off' ? null : Number(clock)
  const poured = seats.flatMap((seat) => seat ?? [])
  const setup = { ruleset, versions, way, court, seed, grip: Number(grip), shotClock, seats: poured }
  return { setup, date: millis(Number(date)) }
}

// s: a name may hold characters that end a line for a pattern but not in a file, such as U+2028
const SEAT = /^([A-Z]) ([a-z]+) (?:([a-z]+) )?(".*")$/s

const readSeat = (line: string, place: number): SeatSetup | null => {
  const [, letter, word, held, quoted = ''] = SEAT.exec(line) ?? []
  const fill = FILL_NAMES.find((each) => each === word)
  const name = readName(quoted)
  if (letter !== seatLetter(seatAt(place)) || fill === undefined || name === null) return null
  if (held === undefined) return { name, fill }
  const computer = STRENGTHS.find((each) => each === held)
  return computer === undefined ? null : { name, fill, computer }
}

const readName = (quoted: string): string | null => {
  try {
    const name: unknown = JSON.parse(quoted)
    return typeof name === 'string' ? name : null
  } catch {
    // JSON.parse has no other way to say that this is no JSON.
    return null
  }
}
