import { FILL_NAMES, type Fill, type SeatSetup } from '@skelly/engine'
import { FIRST_FILL } from '@skelly/protocol'
import { z } from 'zod'
import { asWritten } from '../words/seen-name.ts'

/** The longest name that a person may be given at one device. */
export const LONGEST_NAME = 20

/** What is chosen before a game on one device, and remembered for the next one. */
export const localChoiceSchema = z.object({
  people: z
    .array(z.object({ name: z.string().max(LONGEST_NAME), fill: z.enum(FILL_NAMES) }))
    .min(2)
    .max(4),
  hasClock: z.boolean(),
  handOver: z.boolean(),
})

export type LocalChoice = z.infer<typeof localChoiceSchema>
export type LocalPerson = LocalChoice['people'][number]

/** The choice of people who have never played here. */
export const FIRST_CHOICE: LocalChoice = {
  people: [
    { name: '', fill: FIRST_FILL },
    { name: '', fill: 'tar' },
  ],
  hasClock: true,
  handOver: false,
}

/** What everybody is called: as they wrote it, or by what stands in for a name. */
export const namesOf = (
  people: readonly LocalPerson[],
  standIn: (number: number) => string,
): readonly string[] => people.map(({ name }, index) => asWritten(name) || standIn(index + 1))

/** The first name that two people have, or null. */
export const sameName = (names: readonly string[]): string | null =>
  names.find((name, index) => names.indexOf(name) !== index) ?? null

export const seatsFor = (people: readonly LocalPerson[], names: readonly string[]): readonly SeatSetup[] =>
  people.map(({ fill }, index) => ({ name: names[index] ?? '', fill }))

/** One more person, with a fill that nobody has yet. */
export const oneMore = (people: readonly LocalPerson[]): LocalPerson => {
  const taken: readonly Fill[] = people.map(({ fill }) => fill)
  return { name: '', fill: FILL_NAMES.find((fill) => !taken.includes(fill)) ?? 'empty' }
}
