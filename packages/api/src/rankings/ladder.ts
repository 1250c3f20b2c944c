import { nameKey } from '@skelly/auth'
import { LADDER_KINDS, weekOf, type Ladder, type Repositories } from '@skelly/db'
import { z } from 'zod'
import { isName } from '../players/is-name.ts'
import { playerNamed } from '../players/player-named.ts'
import type { ApiContext } from '../setting/context.ts'
import { anyone } from '../setting/trpc.ts'
import { cursorSchema, cursorText } from './cursor.ts'
import { keyOf, ladderPage, type PageWanted } from './ladder-page.ts'
import { ladderRow, ladderRowSchema } from './ladder-row.ts'

const NEIGHBOURS = 2

const request = z.strictObject({
  kind: z.enum(LADDER_KINDS),
  /** What players have, or what they got since Monday, 0:00 UTC. */
  span: z.enum(['always', 'week']),
  /** The page after a row, before it, or with a player in it; the first one where none is said or there is no such row. */
  after: cursorSchema.optional(),
  before: cursorSchema.optional(),
  player: z.string().max(100).optional(),
})
const response = z.object({
  rows: z.array(ladderRowSchema),
  /** Who stands with a place, and who is provisional. */
  placed: z.int(),
  provisional: z.int(),
  /** For the page before and the one after; null where there is none. */
  before: z.string().nullable(),
  after: z.string().nullable(),
  /** The caller's row, with those next to it; null for somebody who is not in the ladder. */
  me: z.object({ row: ladderRowSchema, around: z.array(ladderRowSchema) }).nullable(),
})

export const ladderProcedure = anyone
  .input(request)
  .output(response)
  .query(({ ctx, input }) =>
    // the page, the own place and the numbers are of one moment: games end while somebody looks
    ctx.database.snapshot((repositories) => answerIn(repositories, ctx, input)),
  )

const answerIn = async (
  repositories: Repositories,
  { now, player, policy }: ApiContext,
  input: z.infer<typeof request>,
): Promise<z.input<typeof response>> => {
  const { ladders } = repositories
  const ladder = ladderOf(input, now())
  const page = await ladderPage(ladders, ladder, await wantedIn(repositories, ladder, input))
  const [first, last] = [page.rows[0], page.rows.at(-1)]
  return {
    ...(await ladders.size(ladder)),
    rows: page.rows.map((row) => ladderRow(row, ladder.kind, policy)),
    before: page.hasBefore && first !== undefined ? cursorText(keyOf(first)) : null,
    after: page.hasAfter && last !== undefined ? cursorText(keyOf(last)) : null,
    me: await ownPlace(ladders, ladder, { player, policy }),
  }
}

/** The ladder of all time or of this week. */
export const ladderOf = (
  { kind, span }: Pick<z.infer<typeof request>, 'kind' | 'span'>,
  now: number,
): Ladder => ({
  kind,
  week: span === 'week' ? weekOf(now) : 0,
})

const wantedIn = async (
  database: Repositories,
  ladder: Ladder,
  { after, before, player }: z.infer<typeof request>,
): Promise<PageWanted> => {
  if (after !== undefined) return { kind: 'after', key: after }
  if (before !== undefined) return { kind: 'before', key: before }
  const named = player !== undefined && isName(player) ? await playerNamed(database, nameKey(player)) : null
  const key = named === null ? null : await database.ladders.keyOf(ladder, named.id)
  return key === null ? { kind: 'first' } : { kind: 'around', key }
}

const ownPlace = async (
  ladders: Repositories['ladders'],
  ladder: Ladder,
  { player, policy }: Pick<ApiContext, 'player' | 'policy'>,
) => {
  const key = player === null ? null : await ladders.keyOf(ladder, player.playerId)
  if (key === null) return null
  const stretch = { from: key, above: NEIGHBOURS, below: NEIGHBOURS + 1 }
  const around = await ladders.rows(ladder, stretch)
  const own = around.find((row) => row.player.id === key.playerId)
  if (own === undefined) return null
  return {
    row: ladderRow(own, ladder.kind, policy),
    around: around.map((row) => ladderRow(row, ladder.kind, policy)),
  }
}
