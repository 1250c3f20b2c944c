import { ALL_STOPS } from '@skelly/engine'
import { z } from 'zod'

const place = z.tuple([z.number(), z.number()])

const cap = z.object({
  id: z.string(),
  at: place,
  progress: z.int().min(0).max(ALL_STOPS),
  lastWon: z.int().min(1).nullable(),
  sittingOut: z.int().min(0).max(2),
  inGame: z.boolean(),
})

/** A case of `judge`: a shot that has come to rest. */
export const judgeSchema = z.object(
  {
    court: z.string(),
    shooter: z.string(),
    caps: z.array(cap).min(1),
    touched: z.array(z.string()),
    rest: z.record(z.string(), place),
  },
  'not a JSON object',
)
