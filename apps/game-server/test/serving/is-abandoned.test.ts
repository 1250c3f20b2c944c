import { millis } from '@skelly/engine'
import { expect, test } from 'vitest'
import { isAbandoned } from '../../src/serving/is-abandoned.ts'

const now = millis(100_000)
const looking = { serverId: 'us', lostAfter: 5_000, now, answeredSince: millis(0), wasOwnerless: false }
const owned = (ownerId: string | null, ownerBeatAt: number | null) => ({ id: 'm', ownerId, ownerBeatAt })

test.each([
  { says: 'another’s, which lives', of: owned('other', 99_000), isOurs: false },
  { says: 'another’s, silent for just so long', of: owned('other', 95_000), isOurs: false },
  { says: 'another’s, silent for too long', of: owned('other', 94_999), isOurs: true },
  { says: 'another’s, which never said anything', of: owned('other', null), isOurs: true },
  { says: 'our own, which does not stand', of: owned('us', 99_999), isOurs: true },
  { says: 'nobody’s, just opened', of: owned(null, null), isOurs: false },
  {
    says: 'nobody’s, and it was so before',
    of: owned(null, null),
    change: { wasOwnerless: true },
    isOurs: true,
  },
  {
    says: 'another’s, silent as all were while the database was away',
    of: owned('other', 50_000),
    change: { answeredSince: millis(97_000) },
    isOurs: false,
  },
  { says: 'anything, alone', of: owned('other', 99_999), change: { lostAfter: 0 }, isOurs: true },
])('$says: $isOurs', ({ of, change, isOurs }) => {
  expect(isAbandoned(of, { ...looking, ...change })).toBe(isOurs)
})
