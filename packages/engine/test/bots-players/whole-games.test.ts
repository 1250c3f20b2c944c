import { expect, test } from 'vitest'
import { HANDS, type HandName } from '../../src/bots/index.ts'
import { FILL_NAMES } from '../../src/index.ts'
import { expectSoundGame } from './invariants.ts'
import { playOut, type PlayedGame } from './play-out.ts'

const seedFor = (number: number): string => (number * 7919 + 1).toString(16).padStart(32, '0')

const pairings = FILL_NAMES.flatMap((one) => FILL_NAMES.map((other) => ({ one, other })))

test.each(pairings)('$one against $other play to the end', ({ one, other }) => {
  const seed = seedFor(pairings.findIndex((pair) => pair.one === one && pair.other === other))
  const players = [
    { fill: one, hand: HANDS.good },
    { fill: other, hand: HANDS.average },
  ]
  expectSoundGame(playOut(seed, players, { simulations: 300 }))
})

test('R2.1: four players of four hands play to the end, on a slippery street', () => {
  const players = [
    { fill: 'empty', hand: HANDS.novice },
    { fill: 'tar', hand: HANDS.expert },
    { fill: 'candle', hand: HANDS.good },
    { fill: 'floor', hand: HANDS.average },
  ] as const
  expectSoundGame(playOut(seedFor(4), players, { simulations: 300, grip: 85 }))
})

test('the same seed and hands give the same game', () => {
  const players = [
    { fill: 'crayon', hand: HANDS.good },
    { fill: 'empty', hand: HANDS.expert },
  ] as const
  const [once, again] = [1, 2].map(() => playOut(seedFor(9), players, { simulations: 200 }))
  expect(once).toEqual(again)
})

/** Court.md's table: medians of 31, 45, 66 and 95 flicks, pots 43, 26, 12 and 4 per cent, for simpler players. */
test.each([
  { hand: 'expert', flicks: [20, 45], pots: [0.3, 0.6] },
  { hand: 'good', flicks: [30, 60], pots: [0.15, 0.4] },
  { hand: 'average', flicks: [45, 90], pots: [0.05, 0.2] },
  { hand: 'novice', flicks: [65, 140], pots: [0.01, 0.1] },
] as const)('two $hand hands need about $flicks flicks and pot about $pots of them', (row) => {
  const games = Array.from({ length: 9 }, (_, number) => playTwo(row.hand, number))
  const lengths = games.map((game) => shotsOf(game).length).toSorted((one, other) => one - other)
  const shots = games.flatMap(shotsOf)
  const pots = shots.filter(({ ruling }) => ruling.verdict === 'pot').length / shots.length
  expectBetween(lengths[4] ?? 0, row.flicks)
  expectBetween(pots, row.pots)
})

const expectBetween = (value: number, [least, most]: readonly [number, number]): void => {
  expect(value).toBeGreaterThanOrEqual(least)
  expect(value).toBeLessThanOrEqual(most)
}

const playTwo = (hand: HandName, number: number): PlayedGame => {
  const player = { fill: 'empty', hand: HANDS[hand] } as const
  return playOut(seedFor(100 + number), [player, player], { simulations: 400 })
}

const shotsOf = ({ entries }: PlayedGame) =>
  entries
    .flatMap((entry) => entry.happenings)
    .flatMap((happening) =>
      happening.kind === 'played' && happening.event.kind === 'shot' ? [happening.event] : [],
    )
