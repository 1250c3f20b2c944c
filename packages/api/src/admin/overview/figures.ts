import { z } from 'zod'
import { atDesk } from '../setting/trpc.ts'

const DAY = 86_400_000
const WEEK = 7 * DAY

const count = z.int().min(0)
const figuresSchema = z.strictObject({
  /** When they were counted, epoch milliseconds. */
  at: z.number(),
  /** Since midnight, by UTC. */
  today: z.strictObject({ since: z.number(), games: count, ranked: count }),
  /** Of the last seven days: ranked games that began, and those of them that somebody alone walked out of. */
  week: z.strictObject({ ranked: count, walkOuts: count }),
  cases: z.strictObject({ open: count, appealed: count, oldestEndedAt: z.number().nullable() }),
  live: z.strictObject({ games: count, ranked: count, rooms: count }),
  /** Second opinions of the last seven days. */
  opinions: z.strictObject({ differed: count, failed: count }),
})

/** What the desk sees at first: what is played, who walks out of it, what waits to be decided. */
export const figuresProcedure = atDesk.output(figuresSchema).query(async ({ ctx: { database, now } }) => {
  const at = now()
  const since = at - (at % DAY)
  const { today, ...figures } = await database.deskFigures.of({ day: since, week: at - WEEK })
  return { at, ...figures, today: { since, ...today } }
})
