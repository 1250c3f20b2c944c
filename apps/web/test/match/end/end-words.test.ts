import type { MatchResult } from '@skelly/protocol'
import { expect, test } from 'vitest'
import { endWords } from '../../../src/match/end/end-words.ts'

const seat = (number: number, name: string, place: number | null) => ({
  seat: number,
  name,
  place,
  fill: 'tar' as const,
  colour: number,
  xp: 0,
  rating: null,
})

const won = (leaving: 'resigned' | 'silent' | null): MatchResult => ({
  matchId: '00000000-0000-7000-8000-000000000000',
  outcome: { kind: 'won', leaving },
  abandoned: leaving === 'silent',
  verdict: leaving === 'silent' ? 'open' : null,
  endedAt: 0,
  seats: [seat(0, 'Ana', 2), seat(1, 'Ben', 1)],
  replayId: null,
})

test.each([
  { screen: 1, leaving: null, headline: 'won', place: 1, why: 'why_knockout', who: 'other' },
  { screen: null, leaving: null, headline: 'wonBy', place: 0, why: 'why_knockout', who: 'other' },
  { screen: 1, leaving: 'resigned', headline: 'won', place: 1, why: 'why_resigned', who: 'other' },
  { screen: 0, leaving: 'silent', headline: 'lost', place: 2, why: 'why_silent', who: 'you' },
] as const)(
  'on screen $screen after $leaving: $headline, $why',
  ({ screen, leaving, headline, place, why, who }) => {
    expect(endWords(won(leaving), screen)).toEqual({
      headline: { key: headline, name: 'Ben', place },
      why: { key: why, name: 'Ana', who },
    })
  },
)

test('who was knocked out is told whose cap was the last', () => {
  expect(endWords(won(null), 0)).toEqual({
    headline: { key: 'lost', name: 'Ben', place: 2 },
    why: { key: 'why_lastCap', name: 'Ben', who: 'other' },
  })
})

test('among more than two one is told where one came', () => {
  const result = { ...won(null), seats: [seat(0, 'Ana', 2), seat(1, 'Ben', 1), seat(2, 'Cy', 3)] }
  expect(endWords(result, 2).headline).toEqual({ key: 'placed', name: 'Ben', place: 3 })
  expect(endWords(result, 1).headline.key).toBe('won')
})

test.each([0, 2, 3])('when three gave up one after the other, seat %i was the last', (last) => {
  const result: MatchResult = {
    ...won('resigned'),
    seats: ['Ana', 'Ben', 'Cy', 'Di'].map((name, number) =>
      seat(number, name, number === 1 ? 1 : number === last ? 2 : 3 + Number(number > last)),
    ),
  }
  expect(endWords(result, 1).why.name).toBe(result.seats[last]?.name)
  expect(endWords(result, last).why.who).toBe('you')
})

test('a void game has no winner', () => {
  const result: MatchResult = { ...won(null), outcome: { kind: 'void', why: 'never-joined' } }
  expect(endWords(result, 0).headline.key).toBe('void')
  expect(endWords(result, 0).why.key).toBe('void_never-joined')
})
