import type { Refused, RoomRefusal } from '@skelly/protocol'
import { z } from 'zod'

/** What can be said of a message that is not of its form, so that its sender knows which one was meant. */
const traceSchema = z
  .object({ ply: z.int().nullable().catch(null), shotId: z.string().nullable().catch(null) })
  .catch({ ply: null, shotId: null })

/** A refusal of a message that never came to the match. */
export const refusedMessage = (type: string, message: unknown, why: RoomRefusal): Refused => ({
  message: type,
  ...traceSchema.parse(message),
  why,
})
