import { z } from 'zod'
import { CONTESTANTS } from './contestants.ts'

/** What a contestant's thread is given when it starts. */
export const contestantSchema = z.enum(CONTESTANTS)

/** What the thread is asked: its first shots from a cold start, or to play on. Times are ms. */
export const askedSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('begin'), time: z.number() }),
  z.object({ kind: z.literal('play'), time: z.number() }),
])
export type Asked = z.infer<typeof askedSchema>

/** The answer to `begin`. */
export const beginningSchema = z.object({
  /** Shots a second over the first so many shots, as far as there was time. */
  coldRates: z.map(z.number(), z.number()).readonly(),
  /** How far the worst placed cap of each shot came to rest from where the exact solver has it, in mm. */
  errors: z.array(z.number()).readonly(),
})
export type Beginning = z.infer<typeof beginningSchema>

/** The answer to `play`: shots a second. */
export const rateSchema = z.number()
