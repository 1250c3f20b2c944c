import { nameKey } from '@skelly/auth'
import { REPLAY_ORDERS, SEAT_RESULTS, type ReplayStart } from '@skelly/db'
import { ENDINGS, GAME_EVENTS } from '@skelly/engine'
import { listReplays } from '@skelly/services'
import { z } from 'zod'
import { isName } from '../players/is-name.ts'
import { playerNamed } from '../players/player-named.ts'
import type { ApiContext } from '../setting/context.ts'
import { anyone } from '../setting/trpc.ts'
import { viewerIds } from '../visiting/viewer-ids.ts'
import { replayKeySchema, replayKeyText } from './replay-key.ts'
import { replayRow, replayRowSchema } from './replay-row.ts'

/** The ways of play whose games are stored. */
const STORED_WAYS = ['ranked', 'online', 'machine', 'solo'] as const
/** Epoch milliseconds that a date can be. */
const moment = z.int().min(0).max(8_640_000_000_000_000)
const flicks = z.int().min(0).max(1_000_000)
const name = z.string().max(100)

const request = z.strictObject({
  /** Who played, and who else. */
  player: name.optional(),
  against: name.optional(),
  /** For `player`. */
  result: z.enum(SEAT_RESULTS).optional(),
  way: z.enum(STORED_WAYS).optional(),
  ending: z.enum(ENDINGS).optional(),
  event: z.enum(GAME_EVENTS).optional(),
  /** When it ended: from a moment on, and before one. */
  from: moment.optional(),
  until: moment.optional(),
  /** Flicks, both included. */
  least: flicks.optional(),
  most: flicks.optional(),
  order: z.enum(REPLAY_ORDERS).optional(),
  /** The page after a replay or before it; the first one where neither is said. */
  after: replayKeySchema.optional(),
  before: replayKeySchema.optional(),
})
const response = z.object({
  rows: z.array(replayRowSchema),
  /** For the page before and the one after; null where there is none. */
  before: z.string().nullable(),
  after: z.string().nullable(),
  /** Whether looking stopped before the page was full: there may be more where `after` or `before` leads. */
  hasStopped: z.boolean(),
  /** Whether there were too many games in the days to compare the length of all. */
  isCut: z.boolean(),
  /** How many there are, or how many at least. */
  games: z.object({ count: z.int(), isMore: z.boolean() }),
  /** The names as they are now; null for who was not named, and where nobody is called so. */
  player: z.string().nullable(),
  against: z.string().nullable(),
  /** Names that nobody has: then there are no games. */
  unknown: z.array(z.string()),
})

const NOTHING = {
  rows: [],
  before: null,
  after: null,
  hasStopped: false,
  isCut: false,
  games: { count: 0, isMore: false },
}

/** The stored games by what they are looked for by. Private ones only for who played in them. */
export const browseProcedure = anyone
  .input(request)
  .output(response)
  .query(async ({ ctx, input }) => {
    const [player, other] = [await playerOf(ctx, input.player), await playerOf(ctx, input.against)]
    const unknown = [player, other].flatMap((one) => (one.kind === 'unknown' ? [one.name] : []))
    const named = { player: nameOf(player), against: nameOf(other), unknown }
    if (unknown.length > 0) return { ...NOTHING, ...named }
    // who is asked for alone may stand in either place
    const [first, second] = idOf(player) === null ? [other, player] : [player, other]
    const question = {
      playerId: idOf(first),
      otherId: idOf(second),
      ...wishesOf(input),
      viewerIds: await viewerIds(ctx),
    }
    const page = await listReplays(ctx.database, question, startOf(input))
    return {
      ...named,
      ...page,
      rows: page.rows.map(replayRow),
      before: page.before === null ? null : replayKeyText(page.before),
      after: page.after === null ? null : replayKeyText(page.after),
    }
  })

type Asked =
  | { readonly kind: 'nobody' }
  | { readonly kind: 'unknown'; readonly name: string }
  | { readonly kind: 'player'; readonly id: string; readonly name: string }

const playerOf = async ({ database }: ApiContext, text: string | undefined): Promise<Asked> => {
  if (text === undefined) return { kind: 'nobody' }
  // what can be no name is not asked for: the database takes no NUL
  const player = isName(text) ? await playerNamed(database, nameKey(text)) : null
  if (player === null || player.isFormer) return { kind: 'unknown', name: text }
  return { kind: 'player', id: player.id, name: player.name }
}

const idOf = (asked: Asked): string | null => (asked.kind === 'player' ? asked.id : null)
const nameOf = (asked: Asked): string | null => (asked.kind === 'player' ? asked.name : null)

const wishesOf = (input: z.infer<typeof request>) => ({
  result: input.result ?? null,
  way: input.way ?? null,
  ending: input.ending ?? null,
  event: input.event ?? null,
  from: input.from ?? null,
  until: input.until ?? null,
  least: input.least ?? null,
  most: input.most ?? null,
  order: input.order ?? 'newest',
})

const startOf = ({ after, before }: z.infer<typeof request>): ReplayStart => {
  if (after !== undefined) return { kind: 'after', key: after }
  return before === undefined ? { kind: 'top' } : { kind: 'before', key: before }
}
