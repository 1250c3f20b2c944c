import { expect, test } from 'vitest'
import { ladderKind, ladderPath } from '../../src/rankings/ladder-choice.ts'
import { ladderQuestion } from '../../src/rankings/ladder-question.ts'

const CURSOR = 'p.-12.00000000-0000-7000-8000-000000000000'

test('an address without words is the top of all time', () => {
  expect(ladderQuestion({})).toEqual({ span: 'always', spot: {}, search: '' })
})

test.each([
  [{ kind: 'rating', span: 'always' }, {}, '/rankings'],
  [{ kind: 'rating', span: 'week' }, {}, '/rankings?span=week'],
  [{ kind: 'solo', span: 'always' }, { after: CURSOR }, `/rankings/solo?after=${CURSOR}`],
  [{ kind: 'xp', span: 'week' }, { player: 'Zoë' }, '/rankings/xp?span=week&player=Zo%C3%AB'],
] as const)('%j at %j is %s and reads back', (choice, spot, address) => {
  expect(ladderPath(choice, spot)).toBe(address)
  const query = Object.fromEntries(new URL(address, 'http://x').searchParams)
  expect(ladderQuestion(query)).toEqual({ span: choice.span, spot, search: '' })
})

test.each([
  { after: 'p.1' },
  { after: "' OR 1=1" },
  { before: 'x.1.00000000-0000-7000-8000-000000000000' },
  { before: [CURSOR, CURSOR] },
  { player: '   ' },
  { span: 'month' },
])('%j says nothing', (query) => {
  expect(ladderQuestion(query)).toEqual({ span: 'always', spot: {}, search: '' })
})

test.each(['rating', 'xp', 'stars', 'solo'])('%s is a ladder', (kind) => {
  expect(ladderKind(kind)).toBe(kind)
})

test('others are none', () => {
  expect(ladderKind('height')).toBeNull()
})
