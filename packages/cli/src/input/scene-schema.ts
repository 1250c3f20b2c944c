import { FILL_NAMES } from '@skelly/engine'
import { z } from 'zod'

const length = z.number().positive()
const place = z.tuple([z.number(), z.number()])

const court = z.union([
  z.string(),
  z.object({
    width: length,
    height: length,
    posts: z.array(z.tuple([z.number(), z.number(), length])).default([]),
    walls: z.array(z.tuple([z.number(), z.number(), z.number(), z.number()])).default([]),
  }),
])

/** The physics counts the grip in hundredths. */
const isWholeHundredths = (grip: number): boolean => Math.abs(grip * 100 - Math.round(grip * 100)) < 1e-9

/** A scene of `simulate`: caps at rest and a flick. */
export const sceneSchema = z.object(
  {
    court,
    caps: z.array(z.object({ id: z.string(), at: place, fill: z.enum(FILL_NAMES) })).min(1),
    flick: z.object({ cap: z.string(), dx: z.number(), dy: z.number(), strength: z.number() }),
    grip: length.refine(isWholeHundredths, 'not in whole hundredths').default(1),
  },
  'not a JSON object',
)

export type Scene = z.infer<typeof sceneSchema>
