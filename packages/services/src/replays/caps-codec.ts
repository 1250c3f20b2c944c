import { FILL_NAMES, STRENGTHS, type FinalCap } from '@skelly/engine'
import { z } from 'zod'

/** The form in which final caps are stored. */
export const CAPS_VERSION = 1

const capsSchema = z.array(
  z.strictObject({
    fill: z.enum(FILL_NAMES),
    computer: z.enum(STRENGTHS).nullable(),
    x: z.int(),
    y: z.int(),
    inGame: z.boolean(),
  }),
)

/**
 * Stored caps, by seat.
 * @throws when they are of another version or form: nothing but this code writes them
 */
export const storedCaps = (version: number, caps: unknown): readonly FinalCap[] => {
  if (version !== CAPS_VERSION) throw new Error(`unknown version ${String(version)} of final caps`)
  return capsSchema.parse(caps)
}
