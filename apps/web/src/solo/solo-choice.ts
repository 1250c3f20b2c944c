import { FILL_NAMES } from '@skelly/engine'
import { FIRST_FILL } from '@skelly/protocol'
import { z } from 'zod'

/** What is chosen before a solo run, and remembered for the next one. */
export const soloChoiceSchema = z.object({ fill: z.enum(FILL_NAMES), hasGhost: z.boolean() })
export type SoloChoice = z.infer<typeof soloChoiceSchema>

/** Where on this device the choice is remembered. */
export const SOLO_CHOICE = 'solo.choice'

/** The choice of somebody who has never played here. */
export const FIRST_CHOICE: SoloChoice = { fill: FIRST_FILL, hasGhost: true }
