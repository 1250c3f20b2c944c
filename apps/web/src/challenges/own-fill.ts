import { FILL_NAMES, type Fill } from '@skelly/engine'
import { z } from 'zod'
import { keepValue, keptValue } from '../device/kept-value.ts'

/** Where on this device it is remembered what is in one's cap, for levels that leave the choice. */
const OWN_FILL = 'challenges.fill'

/** The fill of somebody who has never chosen here. */
const FIRST_FILL: Fill = 'crayon'

export const ownFill = (): Fill => keptValue(OWN_FILL, z.enum(FILL_NAMES)) ?? FIRST_FILL

export const keepOwnFill = (fill: Fill): void => {
  keepValue(OWN_FILL, fill)
}
