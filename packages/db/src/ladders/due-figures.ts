import { isTakenBack } from '../cases/is-taken-back.ts'
import { Prisma } from '../generated/client.ts'
import type { LedgerStart } from './ledger-faults.ts'

/** What is to be shown of a player, as ledgers and games add up. */
export interface DueFigures {
  readonly name: string
  readonly rating: number
  readonly ratedGames: number
  readonly xp: number
  readonly stars: number
  /** Flicks of the best solo run; null before the first. */
  readonly solo: number | null
  /** Settled games. */
  readonly games: number
  /** Of these, with the first place, where no verdict took it back. */
  readonly won: number
  /** XP of which it is known what gave it. */
  readonly explained: number
}

/** Those of everybody who has a profile. */
export const dueFigures = ({ rating }: LedgerStart): Prisma.Sql => Prisma.sql`
  SELECT p."name", ${rating}::int + COALESCE(r."sum", 0) AS "rating", COALESCE(r."games", 0) AS "ratedGames",
    COALESCE(x."sum", 0) AS "xp", COALESCE(b."sum", 0) AS "stars", s."flicks" AS "solo",
    COALESCE(g."games", 0) AS "games", COALESCE(g."won", 0) AS "won", COALESCE(e."sum", 0) AS "explained"
  FROM "Player" p
    LEFT JOIN (SELECT "playerId", SUM("change")::int AS "sum", COUNT("ratedGame")::int AS "games"
      FROM "RatingEntry" GROUP BY 1) r ON r."playerId" = p."id"
    LEFT JOIN (SELECT "playerId", SUM("amount")::int AS "sum" FROM "XpEntry" GROUP BY 1) x ON x."playerId" = p."id"
    LEFT JOIN (SELECT "playerId", SUM("amount")::int AS "sum" FROM "XpSource" GROUP BY 1) e ON e."playerId" = p."id"
    LEFT JOIN (SELECT "playerId", SUM("stars")::int AS "sum" FROM "LevelBest" GROUP BY 1) b ON b."playerId" = p."id"
    LEFT JOIN (SELECT "playerId", MIN("flicks") AS "flicks" FROM "SoloRun" GROUP BY 1) s ON s."playerId" = p."id"
    LEFT JOIN (SELECT seat."playerId", COUNT(*)::int AS "games",
        (COUNT(*) FILTER (WHERE st."outcome" = 'won' AND seat."place" = 1 AND NOT ${isTakenBack('seat', 'c')}))::int
          AS "won"
      FROM "Seat" seat
        JOIN "Settlement" st ON st."matchId" = seat."matchId"
        LEFT JOIN "Case" c ON c."matchId" = seat."matchId"
      GROUP BY 1) g ON g."playerId" = p."id"
  WHERE NOT p."isGuest" AND p."deletedAt" IS NULL
  ORDER BY p."name"`
