import { FILL_NAMES, STRENGTHS, WAYS, type Setup } from '@skelly/engine'
import { z } from 'zod'

/** The form in which setups are stored. */
export const SETUP_VERSION = 1

const setupSchema = z.strictObject({
  ruleset: z.string(),
  versions: z.strictObject({ physics: z.int(), rules: z.int(), bots: z.int() }),
  way: z.enum(WAYS),
  court: z.string(),
  seed: z.string().regex(/^[0-9a-f]{32}$/),
  grip: z.int(),
  shotClock: z.int().nullable(),
  seats: z.array(
    z.strictObject({
      name: z.string(),
      fill: z.enum(FILL_NAMES),
      computer: z.enum(STRENGTHS).optional(),
    }),
  ),
})

/**
 * A stored setup.
 * @throws when it is of another version or form: nothing but this code writes them
 */
export const storedSetup = (version: number, setup: unknown): Setup => {
  if (version !== SETUP_VERSION) throw new Error(`unknown version ${version} of a setup`)
  return setupSchema.parse(setup) as unknown as Setup
}
