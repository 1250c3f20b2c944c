import { STRENGTHS } from '@skelly/engine'
import { COMPUTER_PLAYERS } from '@skelly/engine/bots'
import { expect, test } from 'vitest'
import { MESSAGES } from '../../src/i18n/messages.ts'
import { FIRST_CHOICE, machineChoiceSchema, oneMore, seatsFor } from '../../src/machine/opponent.ts'

const easy = { strength: 'easy', fill: 'tar' } as const

test('the person and the opponents are seated, those of one strength told apart', () => {
  const opponents = [easy, { strength: 'hard', fill: 'empty' }, easy] as const
  const seats = seatsFor({ ...FIRST_CHOICE, opponents: [...opponents] }, 'You')
  expect(seats[0]).toEqual({ name: 'You', fill: 'crayon' })
  expect(seats.map(({ computer }) => computer)).toEqual([undefined, 'easy', 'hard', 'easy'])
  expect(new Set(seats.map(({ name }) => name)).size).toBe(4)
})

test('one more is as strong as the last one and has a fill of its own', () => {
  const choice = { ...FIRST_CHOICE, opponents: [easy] }
  const more = oneMore(choice)
  expect(more.strength).toBe('easy')
  expect([choice.fill, easy.fill]).not.toContain(more.fill)
})

test('what was remembered in another shape is not taken', () => {
  expect(machineChoiceSchema.safeParse(FIRST_CHOICE).success).toBe(true)
  expect(machineChoiceSchema.safeParse({ ...FIRST_CHOICE, opponents: [] }).success).toBe(false)
  expect(machineChoiceSchema.safeParse({ ...FIRST_CHOICE, fill: 'lead' }).success).toBe(false)
})

test.each(STRENGTHS)('%s has its word and its manner', (strength) => {
  expect(MESSAGES.en.machine).toHaveProperty(strength)
  const { manner } = COMPUTER_PLAYERS[strength]
  expect(MESSAGES.en.machine).toHaveProperty(`manner_${manner}`)
  expect(MESSAGES.en.machine).toHaveProperty(`mannerLead_${manner}`)
})
