-- DropIndex
DROP INDEX "Player_rating_id_idx";

-- DropIndex
DROP INDEX "Player_stars_id_idx";

-- DropIndex
DROP INDEX "XpEntry_playerId_idx";

-- CreateTable
CREATE TABLE "LadderRow" (
    "kind" TEXT NOT NULL,
    "week" INTEGER NOT NULL,
    "playerId" UUID NOT NULL,
    "isPlaced" BOOLEAN NOT NULL,
    "score" INTEGER NOT NULL,

    CONSTRAINT "LadderRow_pkey" PRIMARY KEY ("kind","week","playerId")
);

-- CreateTable
CREATE TABLE "LadderCount" (
    "kind" TEXT NOT NULL,
    "week" INTEGER NOT NULL,
    "isPlaced" BOOLEAN NOT NULL,
    "score" INTEGER NOT NULL,
    "players" INTEGER NOT NULL,

    CONSTRAINT "LadderCount_pkey" PRIMARY KEY ("kind","week","isPlaced","score")
);

-- CreateTable
CREATE TABLE "NotableShot" (
    "matchId" UUID NOT NULL,
    "playerId" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "value" INTEGER NOT NULL,
    "ply" INTEGER NOT NULL,

    CONSTRAINT "NotableShot_pkey" PRIMARY KEY ("matchId","playerId","kind")
);

-- CreateIndex
CREATE INDEX "NotableShot_playerId_kind_value_matchId_idx" ON "NotableShot"("playerId", "kind", "value" DESC, "matchId");

-- CreateIndex
CREATE INDEX "LadderRow_kind_week_isPlaced_score_playerId_idx" ON "LadderRow"("kind", "week", "isPlaced", "score", "playerId");

-- CreateIndex
CREATE INDEX "LadderRow_playerId_kind_week_idx" ON "LadderRow"("playerId", "kind", "week");

-- CreateIndex
CREATE INDEX "Player_nameKey_prefix" ON "Player"("nameKey" text_pattern_ops);

-- CreateIndex
CREATE INDEX "RatingEntry_playerId_at_idx" ON "RatingEntry"("playerId", "at");

-- CreateIndex
CREATE INDEX "XpEntry_playerId_at_idx" ON "XpEntry"("playerId", "at");

-- AddForeignKey
ALTER TABLE "LadderRow" ADD CONSTRAINT "LadderRow_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "NotableShot" ADD CONSTRAINT "NotableShot_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "NotableShot" ADD CONSTRAINT "NotableShot_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What follows can't be said in schema.prisma.

-- Values that no row may leave.
ALTER TABLE "LadderRow"
  ADD CONSTRAINT "LadderRow_kind_known" CHECK ("kind" IN ('rating', 'xp', 'stars', 'solo')),
  ADD CONSTRAINT "LadderRow_week_counted" CHECK ("week" >= 0);
ALTER TABLE "NotableShot"
  ADD CONSTRAINT "NotableShot_kind_known" CHECK ("kind" IN ('longest-pot', 'most-banks', 'double-kill')),
  ADD CONSTRAINT "NotableShot_value_counted" CHECK ("value" >= 1),
  ADD CONSTRAINT "NotableShot_ply_counted" CHECK ("ply" >= 0);

-- What was shot stays.
CREATE TRIGGER "NotableShot_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "NotableShot"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();

-- Everybody who has played so far, with 10 rated games to a place. Past weeks are over and have no ladder.
INSERT INTO "LadderRow" ("kind", "week", "playerId", "isPlaced", "score")
  WITH shown AS (SELECT * FROM "Player" WHERE NOT "isGuest" AND "deletedAt" IS NULL)
  SELECT 'rating', 0, "id", "ratedGames" >= 10, "rating" FROM shown WHERE "ratedGames" > 0
  UNION ALL SELECT 'xp', 0, "id", TRUE, "xp" FROM shown WHERE "xp" > 0
  UNION ALL SELECT 'stars', 0, "id", TRUE, "stars" FROM shown WHERE "stars" > 0
  UNION ALL SELECT 'solo', 0, r."playerId", TRUE, -MIN(r."flicks")
    FROM "SoloRun" r JOIN shown ON shown."id" = r."playerId" GROUP BY r."playerId";
INSERT INTO "LadderCount" ("kind", "week", "isPlaced", "score", "players")
  SELECT "kind", "week", "isPlaced", "score", COUNT(*) FROM "LadderRow" GROUP BY 1, 2, 3, 4;
