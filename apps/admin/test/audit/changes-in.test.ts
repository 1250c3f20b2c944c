import { expect, test } from 'vitest'
import { changesIn } from '../../src/audit/changes-in.ts'

test.each([
  { before: null, after: null, told: [] },
  { before: undefined, after: { a: 1 }, told: [{ name: 'a', before: null, after: '1' }] },
  {
    before: { role: 'admin', name: 'Ann' },
    after: { role: 'moderator', name: 'Ann' },
    told: [{ name: 'role', before: 'admin', after: 'moderator' }],
  },
  { before: { gone: [1, 2] }, after: null, told: [{ name: 'gone', before: '[1,2]', after: null }] },
  {
    before: { at: null },
    after: { at: null, x: { y: true } },
    told: [{ name: 'x', before: null, after: '{"y":true}' }],
  },
  { before: 'open', after: 'voided', told: [{ name: '', before: 'open', after: 'voided' }] },
  { before: null, after: { why: '<b>x</b>' }, told: [{ name: 'why', before: null, after: '<b>x</b>' }] },
])('from $before to $after', ({ after, before, told }) => {
  expect(changesIn(before, after)).toEqual(told)
})
