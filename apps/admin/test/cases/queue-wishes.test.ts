import { describe, expect, test } from 'vitest'
import { readWishes, USUAL_WISHES, wishesQuery } from '../../src/cases/queue/queue-wishes.ts'

const read = (query: string) => readWishes(new URLSearchParams(query))

describe('the address of the queue', () => {
  test('says nothing where what waits to be decided is listed', () => {
    expect(wishesQuery(USUAL_WISHES)).toBe('')
    expect(read('')).toEqual(USUAL_WISHES)
  })

  test.each([
    { verdict: null, reason: null, leaver: '', isAppealed: false },
    { verdict: 'voided', reason: 'three-clocks', leaver: 'Ana & <b>', isAppealed: true },
    { verdict: 'open', reason: 'server-lost', leaver: 'ñandú', isAppealed: false },
  ] as const)('is read as it was written: $verdict, $reason, $leaver', (wishes) => {
    expect(read(wishesQuery(wishes))).toEqual(wishes)
  })

  test.each(['verdict=guilty', 'reason=bored', 'appealed=yes', 'leaver=%20%20'])(
    'is as if nothing was said by %s',
    (query) => {
      expect(read(query)).toEqual(USUAL_WISHES)
    },
  )
})
