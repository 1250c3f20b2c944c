import { isTakenBack } from '../cases/is-taken-back.ts'
import { Prisma } from '../generated/client.ts'
import type { Client } from '../client.ts'

/** How a player's games of one way of play ended. */
export interface WayRecord {
  readonly way: string
  readonly won: number
  readonly lost: number
  readonly void: number
  /** What they gave. */
  readonly xp: number
}

/** How a player's games ended in which somebody else sat: by who of the two came first. */
export interface OpponentRecord {
  readonly name: string
  readonly ahead: number
  readonly behind: number
}

/** How games ended with one fill in the player's cap. */
export interface FillRecord {
  readonly fill: string
  readonly games: number
  readonly won: number
}

/** What a player's settled games add up to. What a verdict took back is void (R10.7). */
export interface Records {
  byWay(playerId: string): Promise<readonly WayRecord[]>
  /** The other people, those met most often first. Void games and shared places count for neither. */
  byOpponent(playerId: string, limit: number): Promise<readonly OpponentRecord[]>
  /** Of games against somebody that were not void, the fill that won most first. */
  byFill(playerId: string): Promise<readonly FillRecord[]>
}

export const recordsIn = (client: Client): Records => ({
  byWay: (playerId) => client.$queryRaw<WayRecord[]>(byWay(playerId)),
  byOpponent: (playerId, limit) => client.$queryRaw<OpponentRecord[]>(byOpponent(playerId, limit)),
  byFill: (playerId) => client.$queryRaw<FillRecord[]>(byFill(playerId)),
})

const byWay = (playerId: string): Prisma.Sql => Prisma.sql`
  SELECT m."way",
    (COUNT(*) FILTER (WHERE s."outcome" = 'won' AND seat."place" = 1 AND NOT ${isTakenBack('seat', 'c')}))::int AS "won",
    (COUNT(*) FILTER (WHERE s."outcome" = 'won' AND seat."place" > 1 AND NOT ${isTakenBack('seat', 'c')}))::int AS "lost",
    (COUNT(*) FILTER (WHERE s."outcome" = 'void' OR ${isTakenBack('seat', 'c')}))::int AS "void",
    COALESCE(SUM(x."amount"), 0)::int AS "xp"
  FROM "Seat" seat
    JOIN "Match" m ON m."id" = seat."matchId"
    JOIN "Settlement" s ON s."matchId" = seat."matchId"
    LEFT JOIN "Case" c ON c."matchId" = seat."matchId"
    LEFT JOIN "XpEntry" x ON x."matchId" = seat."matchId" AND x."playerId" = seat."playerId"
  WHERE seat."playerId" = ${playerId}::uuid
  GROUP BY m."way" ORDER BY COUNT(*) DESC, m."way"`

const byOpponent = (playerId: string, limit: number): Prisma.Sql => Prisma.sql`
  SELECT p."name",
    (COUNT(*) FILTER (WHERE own."place" < other."place"))::int AS "ahead",
    (COUNT(*) FILTER (WHERE own."place" > other."place"))::int AS "behind"
  FROM "Seat" own
    JOIN "Seat" other ON other."matchId" = own."matchId" AND other."playerId" <> own."playerId"
    JOIN "Player" p ON p."id" = other."playerId"
    LEFT JOIN "Case" c ON c."matchId" = own."matchId"
  WHERE own."playerId" = ${playerId}::uuid AND own."place" <> other."place" AND NOT ${isTakenBack('own', 'c')}
  GROUP BY p."id" ORDER BY COUNT(*) DESC, MAX(own."matchId"::text) DESC LIMIT ${limit}`

const byFill = (playerId: string): Prisma.Sql => Prisma.sql`
  SELECT seat."fill", COUNT(*)::int AS "games", (COUNT(*) FILTER (WHERE seat."place" = 1))::int AS "won"
  FROM "Seat" seat
    JOIN "Match" m ON m."id" = seat."matchId" AND m."way" <> 'solo'
    LEFT JOIN "Case" c ON c."matchId" = seat."matchId"
  WHERE seat."playerId" = ${playerId}::uuid AND seat."place" IS NOT NULL AND NOT ${isTakenBack('seat', 'c')}
  GROUP BY seat."fill" ORDER BY "won" DESC, "games", seat."fill"`
