import { millis, seatAt } from '@skelly/engine'
import { expect, test } from 'vitest'
import { SeatWatch } from '../../src/host/seat-watch.ts'

const SEATS = [seatAt(0), seatAt(1)]
const NOW = millis(1_000)

const watching = (connected: readonly number[]): SeatWatch => {
  const players = SEATS.map((seat) => ({ seat, playerId: `p${String(seat)}`, name: `P${String(seat)}` }))
  const watch = new SeatWatch(players, 5_000, NOW)
  for (const place of connected) watch.join(seatAt(place), NOW)
  return watch
}

interface Row {
  readonly says: string
  readonly connected: readonly number[]
  readonly inGame: readonly number[]
  readonly left: readonly number[]
  readonly presence: string
}

const rows: readonly Row[] = [
  { says: 'who plays', connected: [0, 1], inGame: [0, 1], left: [], presence: 'here' },
  { says: 'who plays and is cut off', connected: [0], inGame: [0, 1], left: [], presence: 'quiet' },
  { says: 'who was put out and looks on', connected: [0, 1], inGame: [0], left: [], presence: 'here' },
  { says: 'who was put out and went', connected: [0], inGame: [0], left: [], presence: 'gone' },
  { says: 'who left and looks on', connected: [0, 1], inGame: [0], left: [1], presence: 'gone' },
  { says: 'who left and went', connected: [0], inGame: [0], left: [1], presence: 'gone' },
  { says: 'after the game: who is there', connected: [0, 1], inGame: [], left: [], presence: 'here' },
  { says: 'after the game: who went', connected: [0], inGame: [], left: [], presence: 'gone' },
]

test.each(rows)('$says: $presence', ({ connected, inGame, left, presence }) => {
  const seen = watching(connected).presences(inGame.map(seatAt), left.map(seatAt), NOW)
  expect(seen[1]?.presence).toBe(presence)
})
