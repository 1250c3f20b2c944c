import { expect, test } from 'vitest'
import { winnerOf, type ReplayItem, type ReplayItemSeat } from '../../../src/replays/browse/replay-item.ts'

const seat = (name: string, change: Partial<ReplayItemSeat>): ReplayItemSeat => ({
  ...{ name, computer: null, colour: 0, fill: 'tar', place: null, ratingChange: null },
  ...{ x: 0, y: 0, inGame: true, ...change },
})
const item = (seats: readonly ReplayItemSeat[], change: Partial<ReplayItem> = {}): ReplayItem => ({
  ...{ id: 'x', way: 'machine', at: 0, flicks: 9, ending: 'knockouts', events: [], isPrivate: false },
  verdict: null,
  ...change,
  seats,
})
const machine = (name: string) => seat(name, { computer: 'easy' })

test.each([
  ['the first by place', item([seat('Ana', { place: 2 }), seat('Ben', { place: 1 })]), 'Ben'],
  ['the person', item([machine('Loose Change'), seat('Ana', { place: 1 })]), 'Ana'],
  [
    'the only computer player, where the person lost',
    item([machine('Loose Change'), seat('Ana', { place: 2 })]),
    'Loose Change',
  ],
  [
    'one of several computer players, nobody knows which',
    item([machine('One'), machine('Two'), seat('Ana', { place: 2 })]),
    undefined,
  ],
  ['nobody in a void game', item([seat('Ana', {}), seat('Ben', {})], { ending: 'void' }), undefined],
])('%s has won', (_, replay, winner) => {
  expect(winnerOf(replay)?.name).toBe(winner)
})
