import { FILL_NAMES, type Fill } from '@skelly/engine'
import { FIRST_FILL } from '@skelly/protocol'
import { z } from 'zod'
import { keepValue, keptValue } from './kept-value.ts'

/** Where on this device it is remembered what is in one's cap, however one plays. */
const OWN_FILL = 'cap.fill'

/** What was chosen last on this device, by whoever holds it. */
export const ownFill = (): Fill => keptValue(OWN_FILL, z.enum(FILL_NAMES)) ?? FIRST_FILL

export const keepOwnFill = (fill: Fill): void => {
  keepValue(OWN_FILL, fill)
}
