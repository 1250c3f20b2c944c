import { ALL_STOPS } from '@skelly/engine'
import { z } from 'zod'

const place = z.tuple([z.number(), z.number()])

/** JavaScript's own word for what an object comes from: `rest` could not say where such a cap lies. */
const NO_NAME = '__proto__'
const name = z.string().refine((id) => id !== NO_NAME, `no cap can be called ${NO_NAME}`)

const cap = z.object({
  id: name,
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
