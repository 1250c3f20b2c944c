import { expect, test } from 'vitest'
import { verdictWords } from '../../../src/match/end/verdict-words.ts'

const seats = [
  { seat: 0, name: 'Ana', place: 2 },
  { seat: 1, name: 'Ben', place: 1 },
] as const

test.each([
  { screen: 0, who: 'you' },
  { screen: 1, who: 'other' },
  { screen: null, who: 'other' },
] as const)('on screen $screen the one who is excused is "$who"', ({ screen, who }) => {
  expect(verdictWords({ seats, verdict: 'excused' }, screen)).toEqual({
    key: 'verdict_excused',
    name: 'Ana',
    who,
  })
})

test('moderators have nothing to do with a game that is no case', () => {
  expect(verdictWords({ seats, verdict: null }, 0)).toBeNull()
})

test('nobody walked out of a game that the server lost', () => {
  const nobody = seats.map((seat) => ({ ...seat, place: null }))
  expect(verdictWords({ seats: nobody, verdict: 'open' }, 0)).toEqual({
    key: 'verdict_open',
    name: '',
    who: 'other',
  })
})
