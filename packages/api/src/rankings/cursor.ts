import type { LadderKey } from '@skelly/db'
import { z } from 'zod'

/** Longer ones are nobody's. */
const LONGEST = 60

/** A row of a ladder as an address carries it: whether it has a place, its score, whose it is. */
export const cursorSchema = z
  .string()
  .max(LONGEST)
  .transform((text, context): LadderKey => {
    const [, placed, score, playerId] = /^([pn])\.(-?\d{1,9})\.([0-9a-f-]{36})$/.exec(text) ?? []
    const id = z.uuid().safeParse(playerId)
    if (id.success) return { isPlaced: placed === 'p', score: Number(score), playerId: id.data }
    context.addIssue({ code: 'custom', message: 'no cursor' })
    return z.NEVER
  })

export const cursorText = ({ isPlaced, score, playerId }: LadderKey): string =>
  `${isPlaced ? 'p' : 'n'}.${String(score)}.${playerId}`
