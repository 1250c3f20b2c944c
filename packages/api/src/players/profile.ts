import { nameKey, type Database } from '@skelly/auth'
import type { PlayerRecord } from '@skelly/db'
import { NAME_PATTERN, playerCardSchema } from '@skelly/protocol'
import { z } from 'zod'
import { domainError } from '../setting/domain-error.ts'
import { anyone } from '../setting/trpc.ts'
import { playerCard } from './player-card.ts'
import { recentGame, recentGameSchema } from './recent-game.ts'

/** How many of the last rated games the graph shows. */
const GRAPH = 500
/** How many games the list shows. */
const RECENT = 20

const request = z.strictObject({ name: z.string().max(100) })
const response = z.object({
  card: playerCardSchema,
  /** Of ranked games. */
  record: z.object({ won: z.int(), lost: z.int(), void: z.int() }),
  /** The rating after each rated game, oldest first. */
  rating: z.array(
    z.object({ at: z.number(), rating: z.int(), matchId: z.uuid(), replayId: z.uuid().nullable() }),
  ),
  /** The solo run of the fewest flicks; null before the first that was counted. */
  soloBest: z
    .object({ flicks: z.int(), stars: z.int(), at: z.number(), replayId: z.uuid().nullable() })
    .nullable(),
  /** Of all levels together. */
  stars: z.int(),
  /** Newest first. */
  recent: z.array(recentGameSchema),
})

/** Under an old name the card says the new one. */
export const profileProcedure = anyone
  .input(request)
  .output(response)
  .query(async ({ ctx: { database, policy }, input: { name } }) => {
    // what can be no name is not asked for: the database takes no NUL
    const player = isName(name) ? await playerNamed(database, nameKey(name)) : null
    // guests have no page of their own, nor has who left
    if (player === null || player.isGuest || player.isFormer) throw domainError('no-such-player')
    const points = await database.ratings.lastOf(player.id, GRAPH)
    const recent = await database.games.recentOf(player.id, RECENT)
    return {
      card: playerCard(player, policy),
      record: await database.games.tallyOf(player.id),
      rating: points.map(({ at, after, matchId, replayId }) => ({ at, rating: after, matchId, replayId })),
      soloBest: await database.soloRuns.bestOf(player.id),
      stars: player.stars,
      recent: recent.map(recentGame),
    }
  })

/** Whose the name is, or was before they took another one (policies, Names). */
const playerNamed = async ({ pastNames, players }: Database, key: string): Promise<PlayerRecord | null> => {
  const player = await players.byNameKey(key)
  if (player !== null) return player
  const ownerId = await pastNames.ownerOf(key)
  return ownerId === null ? null : players.byId(ownerId)
}

const isName = (text: string): boolean => NAME_PATTERN.test(text.normalize('NFKC'))
