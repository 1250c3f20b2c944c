import { Prisma } from '../generated/client.ts'

/** Cases that say something else than their decisions, and abandoned games without a case or cases without such a game. */
export const verdictFaults = (): Prisma.Sql => Prisma.sql`
  WITH due AS (
    SELECT c."matchId", c."verdict", c."version", COUNT(d."id")::int AS "decisions",
      COALESCE(MAX(CASE d."kind" WHEN 'uphold' THEN 'upheld' WHEN 'void' THEN 'voided' WHEN 'excuse' THEN 'excused' END)
        FILTER (WHERE d."kind" IN ('uphold', 'void', 'excuse') AND NOT EXISTS (
          SELECT FROM "Decision" r WHERE r."reversesId" = d."id")), 'open') AS "standing",
      (COUNT(*) FILTER (WHERE d."kind" IN ('uphold', 'void', 'excuse') AND NOT EXISTS (
          SELECT FROM "Decision" r WHERE r."reversesId" = d."id")))::int AS "verdicts"
    FROM "Case" c LEFT JOIN "Decision" d ON d."matchId" = c."matchId"
    GROUP BY c."matchId")
  SELECT '' AS "name", 'decisions of case ' || "matchId" AS "figure", "version" AS "shown", "decisions" AS "due"
  FROM due WHERE "version" <> "decisions"
  UNION ALL
  SELECT '', 'verdicts that stand in case ' || "matchId" || ', ' || "verdict" || ' is shown, ' || "standing" || ' decided',
    CASE WHEN "verdict" = 'open' THEN 0 ELSE 1 END, "verdicts"
  FROM due WHERE "verdict" <> "standing" OR "verdicts" > 1
  UNION ALL
  SELECT '', 'case of game ' || COALESCE(c."matchId", s."matchId"), COUNT(c."matchId")::int, COUNT(s."matchId")::int
  FROM "Case" c
    FULL JOIN (SELECT "matchId" FROM "Settlement" WHERE "abandonedFor" IS NOT NULL) s ON s."matchId" = c."matchId"
  WHERE c."matchId" IS NULL OR s."matchId" IS NULL GROUP BY c."matchId", s."matchId"`
