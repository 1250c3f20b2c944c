import { expect, test } from 'vitest'
import { FIRST_CHOICE, localChoiceSchema, namesOf, oneMore, sameName } from '../../src/local/local-choice.ts'

const person = (name: string) => ({ name, fill: 'crayon' }) as const
const standIn = (number: number): string => `Player ${String(number)}`

test('who has no name is numbered, and spaces are no name', () => {
  expect(namesOf([person(' Ana '), person(''), person('  ')], standIn)).toEqual([
    'Ana',
    'Player 2',
    'Player 3',
  ])
})

test('signs that turn the writing of what follows are no part of a name; a face of several signs stays one', () => {
  expect(namesOf([person('Ana\u202e'), person('\u202e \u2066'), person('👩‍🚀')], standIn)).toEqual([
    'Ana',
    'Player 2',
    '👩‍🚀',
  ])
})

test.each([
  { names: ['Ana', 'Ben', 'Cleo'], same: null },
  { names: ['Ana', 'Ben', 'Ana'], same: 'Ana' },
])('$names have the same name: $same', ({ names, same }) => {
  expect(sameName(names)).toBe(same)
})

test('one more gets a fill that nobody has', () => {
  const more = oneMore(FIRST_CHOICE.people)
  expect(FIRST_CHOICE.people.map(({ fill }) => fill)).not.toContain(more.fill)
})

test('what was remembered in another shape is not taken', () => {
  expect(localChoiceSchema.safeParse(FIRST_CHOICE).success).toBe(true)
  expect(localChoiceSchema.safeParse({ ...FIRST_CHOICE, people: [person('Ana')] }).success).toBe(false)
})
