import type { ReplayKey } from '@skelly/db'
import { z } from 'zod'

/** Longer ones are nobody's. */
const LONGEST = 70

/** Where a page of replays begins, as an address carries it: flicks, the end in epoch milliseconds, whose it is. */
export const replayKeySchema = z
  .string()
  .max(LONGEST)
  .transform((text, context): ReplayKey => {
    const [, flicks, endedAt, replayId] = /^(\d{1,6})\.(\d{1,14})\.([0-9a-f-]{36})$/.exec(text) ?? []
    const id = z.uuid().safeParse(replayId)
    if (id.success) return { flicks: Number(flicks), endedAt: Number(endedAt), replayId: id.data }
    context.addIssue({ code: 'custom', message: 'no key' })
    return z.NEVER
  })

export const replayKeyText = ({ endedAt, flicks, replayId }: ReplayKey): string =>
  `${String(flicks)}.${String(endedAt)}.${replayId}`
