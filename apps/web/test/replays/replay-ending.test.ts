import { millis, replayOf, seatAt, type Replay } from '@skelly/engine'
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
