import { FILL_NAMES } from '@skelly/engine'
import { z } from 'zod'

/** In mm: a hundred streets. What is farther away no flick reaches, and doubles would get coarse. */
const FARTHEST = 100_000

const length = z.number().positive().max(FARTHEST)
const position = z.number().min(-FARTHEST).max(FARTHEST)
const place = z.tuple([position, position])

const court = z.union([
  z.string(),
  z.object({
    width: length,
    height: length,
    posts: z.array(z.tuple([position, position, length])).default([]),
    walls: z.array(z.tuple([position, position, position, position])).default([]),
  }),
])

/** Streets are drawn from 0.85 to 1.15 (R2.6); a level may say another grip. */
const GRIP_WORDS = 'a whole number of hundredths from 0.5 to 2'
const [LEAST_GRIP, MOST_GRIP] = [0.5, 2]

/** The physics counts the grip in hundredths. */
const isWholeHundredths = (grip: number): boolean => Math.abs(grip * 100 - Math.round(grip * 100)) < 1e-9

const grip = z
  .number()
  .min(LEAST_GRIP, GRIP_WORDS)
  .max(MOST_GRIP, GRIP_WORDS)
  .refine(isWholeHundredths, GRIP_WORDS)
  .default(1)

/** A scene of `simulate`: caps at rest and a flick. */
export const sceneSchema = z.object(
  {
    court,
    caps: z.array(z.object({ id: z.string(), at: place, fill: z.enum(FILL_NAMES) })).min(1),
    flick: z.object({ cap: z.string(), dx: z.number(), dy: z.number(), strength: z.number() }),
    grip,
  },
  'not a JSON object',
)

export type Scene = z.infer<typeof sceneSchema>
