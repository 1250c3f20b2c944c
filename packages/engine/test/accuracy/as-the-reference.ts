import { expect } from 'vitest'
import { simulate, type Body, type Court, type Launch, type ShotTrace } from '../../src/index.ts'
import { accuracyOf, referenceOf } from '../../src/testing/index.ts'

/**
 * Simulates a shot, expects it to come out as the reference has it (the same contacts in the same order, the ends
 * within so many mm) and gives its trace to look at closer.
 */
export const asTheReference = (
  court: Court,
  bodies: readonly Body[],
  launch: Launch,
  within = 1e-11,
): ShotTrace => {
  const trace = simulate(court, bodies, launch)
  const { error, sameContacts } = accuracyOf(trace, bodies, referenceOf(court, bodies, launch))
  expect(trace.bounded).toBe(false)
  expect(sameContacts).toBe(true)
  expect(error).toBeLessThanOrEqual(within)
  return trace
}

/** Who met in a shot: bodies as letters from A, what never moves by its kind. */
export const meetingsIn = ({ contacts }: ShotTrace): readonly string[] =>
  contacts.map((contact) =>
    contact.kind === 'cap'
      ? letter(contact.a) + letter(contact.b)
      : `${letter(contact.body)} ${contact.kind}`,
  )

const letter = (body: number): string => String.fromCharCode('A'.charCodeAt(0) + body)
