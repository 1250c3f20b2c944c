import type { Fill } from '@skelly/engine'

/** What is in the cap of somebody who has never chosen, in a room as on a device. */
export const FIRST_FILL: Fill = 'crayon'
