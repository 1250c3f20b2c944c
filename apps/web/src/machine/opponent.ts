import { FILL_NAMES, STRENGTHS, type Fill, type SeatSetup, type Strength } from '@skelly/engine'
import { COMPUTER_PLAYERS } from '@skelly/engine/bots'
import { FIRST_FILL } from '@skelly/protocol'
import { z } from 'zod'

/** A computer player as it is chosen for a game. */
export interface Opponent {
  readonly strength: Strength
  readonly fill: Fill
}

/** What is chosen before a game against the machine, and remembered for the next one. */
export const machineChoiceSchema = z.object({
  fill: z.enum(FILL_NAMES),
  opponents: z
    .array(z.object({ strength: z.enum(STRENGTHS), fill: z.enum(FILL_NAMES) }))
    .min(1)
    .max(3),
  takeBacks: z.boolean(),
})

export type MachineChoice = z.infer<typeof machineChoiceSchema>

/** The choice of somebody who has never played here. */
export const FIRST_CHOICE: MachineChoice = {
  fill: FIRST_FILL,
  opponents: [{ strength: 'easy', fill: 'floor' }],
  takeBacks: false,
}

/** Seats for the person and the opponents; those of one strength are told apart by a number. */
export const seatsFor = ({ fill, opponents }: MachineChoice, you: string): readonly SeatSetup[] => [
  { name: you, fill },
  ...opponents.map((opponent, index) => {
    const earlier = opponents.slice(0, index).filter(({ strength }) => strength === opponent.strength).length
    const { name } = COMPUTER_PLAYERS[opponent.strength]
    return {
      name: earlier === 0 ? name : `${name} ${String(earlier + 1)}`,
      fill: opponent.fill,
      computer: opponent.strength,
    }
  }),
]

/** Another opponent: of the last one's strength, with a fill that nobody has yet. */
export const oneMore = ({ fill, opponents }: MachineChoice): Opponent => {
  const taken = [fill, ...opponents.map((opponent) => opponent.fill)]
  return {
    strength: opponents.at(-1)?.strength ?? 'easy',
    fill: FILL_NAMES.find((name) => !taken.includes(name)) ?? 'empty',
  }
}
