import { FILL_NAMES, GRIPS, type Fill, type Way } from '@skelly/engine'
import { HAND_NAMES, type HandName } from '@skelly/engine/bots'

/** What may go wrong at a table, each as a chance in hundredths a turn. */
export interface Mishaps {
  /** The turn is lost to the clock. */
  readonly clock: number
  /** The player on turn leaves. */
  readonly leave: number
  /** The server is away for a while. */
  readonly outage: number
}

/** A game for computer players to play, everything fixed that it depends on. */
export interface PlannedGame {
  readonly name: string
  /** Its seed. */
  readonly number: number
  readonly way: Way
  readonly players: readonly { readonly fill: Fill; readonly hand: HandName }[]
  readonly grip: number
  readonly shotClock: number | null
  readonly mishaps: Mishaps
  /** How it is broken off after so many turns; null for a game that is played to its end. */
  readonly broken: { readonly after: number; readonly by: 'server-lost' | 'left-together' | 'nobody' } | null
}

/** R9: ranked is for two, and only on one device can the clock be turned off. */
const TABLES = [
  { way: 'online', shotClock: 20 },
  { way: 'local', shotClock: null },
  { way: 'local', shotClock: 20 },
  { way: 'ranked', shotClock: 20 },
] as const
const ALL_WELL: Mishaps = { clock: 0, leave: 0, outage: 0 }

/** The item at a place of a list that begins again at its end. */
const around = <Item>(list: readonly Item[], place: number): Item => {
  const item = list[place % list.length]
  if (item === undefined) throw new RangeError('nothing goes around in an empty list')
  return item
}

const planned = (
  name: string,
  number: number,
  fills: readonly Fill[],
  given: Partial<PlannedGame> & { readonly hands?: readonly HandName[] } = {},
): PlannedGame => {
  const { hands = HAND_NAMES, ...rest } = given
  return {
    name,
    number,
    ...around(fills.length === 2 ? TABLES : TABLES.slice(0, 3), number),
    players: fills.map((fill, seat) => ({ fill, hand: around(hands, seat + number) })),
    grip: around(GRIPS, number),
    mishaps: ALL_WELL,
    broken: null,
    ...rest,
  }
}

/** So many fills, a different row of them for each number. */
const fillsFor = (count: number, number: number): readonly Fill[] =>
  Array.from({ length: count }, (_, seat) => around(FILL_NAMES, number + seat * (1 + (number % 3))))

const numbered = (name: string, count: number, play: (name: string, at: number) => PlannedGame) =>
  Array.from({ length: count }, (_, at) => play(`${name}-${String(at + 1)}`, at))

/** Every fill against every fill, hands, grips and ways in turn. */
const pairs = FILL_NAMES.flatMap((one, row) =>
  FILL_NAMES.map((other, column) => planned(`two-${one}-${other}`, 100 + row * 5 + column, [one, other])),
)

const threes = numbered('three', 6, (name, at) => planned(name, 200 + at, fillsFor(3, at)))
const fours = numbered('four', 8, (name, at) => planned(name, 300 + at, fillsFor(4, at)))

/** Unsteady hands need many turns. */
const long = numbered('long', 3, (name, at) =>
  planned(name, 400 + at, fillsFor(4, at + 1), { hands: ['novice'] }),
)

/** Turns lost to the clock, leavings and outages, at tables of two, three and four. */
const troubled = numbered('troubled', 9, (name, at) =>
  planned(name, 500 + at, fillsFor(2 + (at % 3), at), {
    way: 'online',
    shotClock: 20,
    mishaps: around(
      [
        { clock: 12, leave: 1, outage: 3 },
        { clock: 5, leave: 3, outage: 0 },
        { clock: 45, leave: 0, outage: 10 },
      ],
      at + Math.floor(at / 3),
    ),
  }),
)

const broken = [
  planned('void-server-lost', 600, ['tar', 'empty', 'candle'], {
    broken: { after: 20, by: 'server-lost' },
  }),
  planned('void-left-together', 601, ['floor', 'crayon'], { broken: { after: 14, by: 'left-together' } }),
  planned('open', 602, ['crayon', 'candle', 'tar', 'floor'], { broken: { after: 25, by: 'nobody' } }),
]

/**
 * The games that the corpus' computer players play. Add to the end; a game whose replay is in the tree already is not
 * played again.
 */
export const PLANNED_GAMES: readonly PlannedGame[] = [
  ...pairs,
  ...threes,
  ...fours,
  ...long,
  ...troubled,
  ...broken,
]
