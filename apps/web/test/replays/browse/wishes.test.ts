import { expect, test } from 'vitest'
import { askedOfServer, LENGTH_RANGES } from '../../../src/replays/browse/asked-of-server.ts'
import { readSpot, readWishes } from '../../../src/replays/browse/read-wishes.ts'
import type { ReplayWishes } from '../../../src/replays/browse/replay-wishes.ts'
import { replaysPath } from '../../../src/replays/browse/replays-path.ts'

const WHOLE: ReplayWishes = {
  player: 'Ana',
  against: 'Ñandú_9',
  result: 'won',
  way: 'ranked',
  ending: 'walked-out',
  event: 'walk-out',
  from: '2026-10-05',
  to: '2026-11-30',
  least: 10,
  most: 40,
  order: 'longest',
}
const parsed = (path: string): Readonly<Record<string, string>> =>
  Object.fromEntries(new URL(path, 'http://localhost').searchParams)

test.each<ReplayWishes>([
  {},
  WHOLE,
  { days: 'week' },
  { days: 'month', length: 'long' },
  { player: 'a b&c' },
])('an address says %j again', (wishes) => {
  expect(readWishes(parsed(replaysPath(wishes)))).toEqual(wishes)
})

test('what says nothing, or odd things, is not said', () => {
  const blank = { player: ' ', result: '', way: 'local', ending: 'x', days: 'own', from: '', least: '' }
  expect(readWishes({ ...blank, order: 'newest', event: ['knockout', 'walk-out'], other: 'x' })).toEqual({})
  for (const day of ['2026-02-30', '26-1-1', '2026-13-01', '1969-12-31', 'today'])
    expect(readWishes({ from: day, to: day })).toEqual({})
  for (const flicks of ['-1', '1.5', '1e3', '9999999', 'many'])
    expect(readWishes({ least: flicks, most: flicks })).toEqual({})
})

test('a result is somebody’s: it needs a player, and who else played stands in for the first', () => {
  expect(readWishes({ result: 'won' })).toEqual({})
  expect(readWishes({ against: 'Ben', result: 'lost' })).toEqual({ player: 'Ben', result: 'lost' })
})

test('the wrong way round is meant the right way round, and a ready-made range leaves the own one out', () => {
  expect(readWishes({ from: '2026-11-30', to: '2026-11-01', least: '9', most: '3' })).toEqual({
    ...{ from: '2026-11-01', to: '2026-11-30' },
    ...{ least: 3, most: 9 },
  })
  expect(readWishes({ days: 'week', from: '2026-11-01', length: 'short', most: '3' })).toEqual({
    days: 'week',
    length: 'short',
  })
})

const KEY = '31.1800000000000.01938f00-0000-7000-8000-000000000001'
test.each([
  [{ after: KEY }, { after: KEY }],
  [{ before: KEY }, { before: KEY }],
  [{ after: KEY, before: KEY }, { after: KEY }],
  [{ after: 'x', before: `${KEY}0` }, {}],
  [{ after: [KEY, KEY] }, {}],
])('%j is the page %j', (query, spot) => {
  expect(readSpot(query)).toEqual(spot)
})

/** A Wednesday. */
const NOW = Date.parse('2026-11-18T15:30:00Z')
test.each<[ReplayWishes, object]>([
  [{ days: 'week' }, { from: Date.parse('2026-11-16T00:00:00Z') }],
  [{ days: 'month' }, { from: Date.parse('2026-11-01T00:00:00Z') }],
  [{ from: '2026-11-03' }, { from: Date.parse('2026-11-03T00:00:00Z') }],
  // the last day is in it
  [{ to: '2026-11-03' }, { until: Date.parse('2026-11-04T00:00:00Z') }],
  [{ length: 'short' }, { least: 0, most: LENGTH_RANGES.short.most }],
  [{ length: 'long' }, { least: LENGTH_RANGES.long.least }],
  [{ least: 5 }, { least: 5 }],
  [
    { player: 'Ana', way: 'solo', order: 'shortest' },
    { player: 'Ana', way: 'solo', order: 'shortest' },
  ],
])('%j asks the server for %j', (wishes, asked) => {
  expect(askedOfServer(wishes, NOW)).toEqual(asked)
})

test('a week begins on its Monday, and on a Sunday six days before', () => {
  for (const day of ['2026-11-16', '2026-11-22'])
    expect(askedOfServer({ days: 'week' }, Date.parse(`${day}T23:59:59Z`))).toEqual({
      from: Date.parse('2026-11-16T00:00:00Z'),
    })
})

test('every length is in one of the ranges, and in one only', () => {
  const { long, middle, short } = LENGTH_RANGES
  expect([short.least, middle.least, long.least]).toEqual([0, short.most + 1, middle.most + 1])
})
