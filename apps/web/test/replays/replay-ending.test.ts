import { millis, replayOf, seatAt, type Replay } from '@skelly/engine'
import type { MatchResult } from '@skelly/protocol'
import { createTranslator } from 'next-intl'
import { expect, test } from 'vitest'
import { MESSAGES } from '../../src/i18n/messages.ts'
import { replayEnding } from '../../src/replays/replay-ending.ts'
import { setUp } from '../stage/table.ts'

const say = createTranslator({ locale: 'en', messages: MESSAGES.en, namespace: 'end' })
const endingOf = (replay: Partial<Replay>, names: readonly string[] = ['Ana', 'Ben']): string =>
  replayEnding({ ...replayOf(setUp, millis(0), []), ...replay }, null, names, say)

test.each<{ end: Replay['end']; told: string }>([
  { end: null, told: '' },
  {
    end: { kind: 'over', places: [[seatAt(1)], [seatAt(0)]], leaving: null },
    told: 'Ben won. Last cap on the block.',
  },
  {
    end: { kind: 'over', places: [[seatAt(1)], [seatAt(0)]], leaving: 'resigned' },
    told: 'Ben won. Ana gave up.',
  },
  {
    end: { kind: 'void', why: 'never-joined' },
    told: 'The game counts for nothing. Not everybody came to the court. Nothing changes.',
  },
])('a game of the device tells its own end: $told', ({ end, told }) => {
  expect(endingOf({ end })).toBe(told)
})

test('who was alone has beaten nobody', () => {
  const setup = { ...setUp, way: 'solo' as const, seats: setUp.seats.slice(0, 1) }
  const end = { kind: 'over', places: [[seatAt(0)]], leaving: null } as const
  expect(endingOf({ setup, end }, ['Ana'])).toBe('Ana finished the run in 0 flicks.')
})

test.each([
  { verdict: null, told: '' },
  { verdict: 'open', told: ' Marked as abandoned: a moderator will look at it.' },
  { verdict: 'upheld', told: ' A moderator has looked at it: it stays as it is.' },
  {
    verdict: 'voided',
    told: ' The moderators have made it void: it counts for nothing, and both ratings are back.',
  },
  { verdict: 'excused', told: ' The moderators excuse Ana: the loss is taken back, the win stands.' },
] as const)(
  'R10.7: a game that was walked out of is told with its verdict, $verdict',
  ({ verdict, told }) => {
    const seats = setUp.seats.map(({ fill, name }, seat) => ({
      ...{ seat, name, fill, colour: seat, place: 2 - seat, xp: 0, rating: null },
    }))
    const end = { kind: 'over', places: [[seatAt(1)], [seatAt(0)]], leaving: 'silent' } as const
    const result: MatchResult = {
      matchId: '0192f0a0-0000-7000-8000-000000000001',
      outcome: { kind: 'won', leaving: 'silent' },
      ...{ abandoned: verdict !== null, verdict, endedAt: 0, seats, replayId: null },
    }
    const replay = { ...replayOf(setUp, millis(0), []), end }
    expect(replayEnding(replay, result, ['Ana', 'Ben'], say)).toBe(
      `Ben won. Ana was not heard from any more.${told}`,
    )
  },
)
