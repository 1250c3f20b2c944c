import { FILL_NAMES, NOTABLE_KINDS, XP_ROWS, type Way } from '@skelly/engine'
import type { Profile } from '@skelly/services'
import { z } from 'zod'
import { recentGame, recentGameSchema } from './recent-game.ts'

/** The ways of play whose games the server knows. */
const COUNTED_WAYS = ['ranked', 'online', 'machine', 'solo'] as const satisfies readonly Way[]

const replayId = z.uuid().nullable()

/** What a profile shows beside the card. */
export const profileViewSchema = z.object({
  /** Every step of the rating, oldest first: each begins where the one before ended. */
  rating: z.array(
    z.object({
      ...{ at: z.number(), before: z.int(), after: z.int(), opponent: z.string(), replayId },
      /** What moderators decided that made the step; null for the game's own. */
      decision: z.enum(['void', 'excuse', 'reverse']).nullable(),
    }),
  ),
  /** By way of play, the most games first, with the XP that they gave. */
  ways: z.array(
    z.object({ way: z.enum(COUNTED_WAYS), won: z.int(), lost: z.int(), void: z.int(), xp: z.int() }),
  ),
  /** What gave XP by the rows of R11, from the top, those that gave any. */
  xpRows: z.array(z.object({ row: z.enum(XP_ROWS), xp: z.int().positive() })),
  /** The people met most often: in how many games one came before the other. */
  opponents: z.array(z.object({ name: z.string(), ahead: z.int(), behind: z.int() })),
  /** The fill that won most first. */
  fills: z.array(z.object({ fill: z.enum(FILL_NAMES), games: z.int(), won: z.int() })),
  /** By chapter. */
  chapterStars: z.array(z.int()),
  /** The solo run of the fewest flicks; null before the first that was counted. */
  soloBest: z.object({ flicks: z.int(), stars: z.int(), at: z.number(), replayId }).nullable(),
  /** Of each kind the best first: millimetres, bounces, caps knocked out. `shot` is the replay's, from 1. */
  shots: z.array(
    z.object({ kind: z.enum(NOTABLE_KINDS), value: z.int(), shot: z.int(), at: z.number(), replayId }),
  ),
  /** Newest first. */
  recent: z.array(recentGameSchema),
})

export const profileView = (profile: Profile): z.input<typeof profileViewSchema> => {
  const { chapterStars, fills, opponents, rating, recent, shots, soloBest, ways, xpRows } = profile
  return profileViewSchema.parse({
    rating,
    ways,
    xpRows: XP_ROWS.map((row) => ({ row, xp: xpRows[row] })).filter(({ xp }) => xp > 0),
    opponents,
    fills,
    chapterStars,
    soloBest,
    shots: shots.map(({ ply, ...shot }) => ({ ...shot, shot: ply + 1 })),
    recent: recent.map(recentGame),
  })
}
