import { expect, test } from 'vitest'
import { joiningSchema } from '../src/index.ts'

const TAB = '0123456789abcdef'.repeat(2)

test.each([
  { says: { tab: TAB }, tab: TAB },
  { says: { tab: TAB, more: 1 }, tab: TAB },
  { says: { tab: 'not a tab' }, tab: null },
  { says: {}, tab: null },
  { says: null, tab: null },
  { says: 'nonsense', tab: null },
])('who joins with $says is of tab $tab', ({ says, tab }) => {
  expect(joiningSchema.parse(says)).toEqual({ tab })
})
