import { isTakenBack } from '../cases/is-taken-back.ts'
import { Prisma } from '../generated/client.ts'
import type { Client } from '../client.ts'

/** A settled game from one player's side. */
export interface GameRecord {
  readonly matchId: string
  readonly way: string
  readonly endedAt: number
  /** won or void; void as well where a verdict took it back from this player. */
  readonly outcome: string
  readonly place: number | null
  /** Names of the other people. */
  readonly opponents: readonly string[]
  /** Strengths of the computer players. */
  readonly computers: readonly string[]
  /** What is left of it after what verdicts took back and gave back; null where nothing was rated. */
  readonly ratingChange: number | null
  readonly xp: number
  readonly replayId: string | null
}

/** The history of settled games. */
export interface Games {
  /** The last ones, by when they ended, newest first. */
  recentOf(playerId: string, limit: number): Promise<readonly GameRecord[]>
  /** How many rated games two players had against each other since a moment. */
  ratedBetween(playerId: string, otherId: string, since: number): Promise<number>
  /** Whom the player met in the last rated game. */
  lastOpponentOf(playerId: string): Promise<string | null>
}

export const gamesIn = (client: Client): Games => ({
  recentOf: async (playerId, limit) => {
    const rows = await client.$queryRaw<GameRow[]>(recent(playerId, limit))
    return rows.map((row) => ({ ...row, endedAt: row.endedAt.getTime() }))
  },
  ratedBetween: (playerId, otherId, since) => {
    const match = { seats: { some: { playerId: otherId } } }
    return client.ratingEntry.count({
      where: { playerId, decisionId: null, at: { gte: new Date(since) }, match },
    })
  },
  lastOpponentOf: async (playerId) => {
    const [met] = await client.$queryRaw<{ readonly playerId: string }[]>(lastOpponent(playerId))
    return met?.playerId ?? null
  },
})

/** So many games that ended later may have been opened earlier than those that are shown. */
const MORE = 40

type GameRow = Omit<GameRecord, 'endedAt'> & { readonly endedAt: Date }

/**
 * By when they ended. They are found by their ids, which are by when a game was opened or sent: those of a device may
 * come late, so that some more are looked at than are wanted.
 */
const recent = (playerId: string, limit: number): Prisma.Sql => Prisma.sql`
  SELECT * FROM (
  SELECT m."id" AS "matchId", m."way", m."endedAt",
    CASE WHEN ${isTakenBack('seat', 'c')} THEN 'void' ELSE s."outcome" END AS "outcome", seat."place",
    ARRAY(SELECT p."name" FROM "Seat" o JOIN "Player" p ON p."id" = o."playerId"
      WHERE o."matchId" = m."id" AND o."playerId" <> seat."playerId" ORDER BY o."seat") AS "opponents",
    ARRAY(SELECT c->>'computer' FROM jsonb_array_elements(m."setup"->'seats') c WHERE c ? 'computer') AS "computers",
    (SELECT SUM(r."change")::int FROM "RatingEntry" r
      WHERE r."matchId" = m."id" AND r."playerId" = seat."playerId") AS "ratingChange",
    COALESCE(x."amount", 0) AS "xp", replay."id" AS "replayId"
  FROM "Seat" seat
    JOIN "Match" m ON m."id" = seat."matchId"
    JOIN "Settlement" s ON s."matchId" = m."id"
    LEFT JOIN "Case" c ON c."matchId" = m."id"
    LEFT JOIN "XpEntry" x ON x."matchId" = m."id" AND x."playerId" = seat."playerId"
    LEFT JOIN "Replay" replay ON replay."matchId" = m."id"
  WHERE seat."playerId" = ${playerId}::uuid
  ORDER BY seat."matchId" DESC LIMIT ${limit + MORE}) AS lately
  ORDER BY "endedAt" DESC, "matchId" DESC LIMIT ${limit}`

const lastOpponent = (playerId: string): Prisma.Sql => Prisma.sql`
  SELECT o."playerId" FROM "Seat" o
  WHERE o."playerId" <> ${playerId}::uuid AND o."matchId" = (
    SELECT "matchId" FROM "RatingEntry" WHERE "playerId" = ${playerId}::uuid AND "decisionId" IS NULL
    ORDER BY "ratedGame" DESC LIMIT 1)
  LIMIT 1`
