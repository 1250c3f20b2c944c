import { expect, test } from 'vitest'
import { auditQuestionOf, auditWishesQuery, readAuditWishes } from '../../src/audit/audit-wishes.ts'

const NOTHING = { who: null, action: null, from: '', to: '', text: '' }
const id = '018f0000-0000-7000-8000-000000000001'

test.each([
  { query: '', wishes: NOTHING },
  { query: '?text=a+b', wishes: { ...NOTHING, text: 'a b' } },
  {
    query: '?action=case.void&who=command-line',
    wishes: { ...NOTHING, action: 'case.void', who: 'command-line' },
  },
  {
    query: `?who=${id}&from=2026-11-01&to=2026-11-30`,
    wishes: { ...NOTHING, who: id, from: '2026-11-01', to: '2026-11-30' },
  },
])('$query says what is asked, there and back', ({ query, wishes }) => {
  expect(readAuditWishes(new URLSearchParams(query))).toEqual(wishes)
  expect(auditWishesQuery(wishes)).toBe(query)
})

test.each(['?who=somebody', '?from=yesterday', '?to=2026-13-01', '?text=+'])(
  '%s is as if it was not said',
  (query) => {
    expect(readAuditWishes(new URLSearchParams(query))).toEqual(NOTHING)
  },
)

test('days are whole days on the reader’s own clock', () => {
  const { from, until } = auditQuestionOf({ ...NOTHING, from: '2026-11-30', to: '2026-11-30' })
  expect(from).toBe(new Date(2026, 10, 30).getTime())
  expect(until).toBe(new Date(2026, 11, 1).getTime())
  expect(auditQuestionOf(NOTHING)).toMatchObject({ from: null, until: null })
})
