-- CreateTable
CREATE TABLE "GameFacts" (
    "replayId" UUID NOT NULL,
    "matchId" UUID NOT NULL,
    "way" TEXT NOT NULL,
    "endedAt" TIMESTAMPTZ(3) NOT NULL,
    "flicks" INTEGER NOT NULL,
    "ending" TEXT NOT NULL,
    "hasKnockout" BOOLEAN NOT NULL,
    "hasDoubleKill" BOOLEAN NOT NULL,
    "hasWalkOut" BOOLEAN NOT NULL,
    "isPrivate" BOOLEAN NOT NULL DEFAULT false,
    "capsVersion" INTEGER NOT NULL,
    "caps" JSONB NOT NULL,

    CONSTRAINT "GameFacts_pkey" PRIMARY KEY ("replayId")
);

-- CreateTable
CREATE TABLE "SeatFacts" (
    "replayId" UUID NOT NULL,
    "playerId" UUID NOT NULL,
    "result" TEXT NOT NULL,
    "way" TEXT NOT NULL,
    "endedAt" TIMESTAMPTZ(3) NOT NULL,
    "flicks" INTEGER NOT NULL,
    "ending" TEXT NOT NULL,
    "hasKnockout" BOOLEAN NOT NULL,
    "hasDoubleKill" BOOLEAN NOT NULL,
    "hasWalkOut" BOOLEAN NOT NULL,
    "isPrivate" BOOLEAN NOT NULL DEFAULT false,
    "wantsPrivate" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "SeatFacts_pkey" PRIMARY KEY ("replayId","playerId")
);

-- CreateIndex
CREATE UNIQUE INDEX "GameFacts_matchId_key" ON "GameFacts"("matchId");

-- CreateIndex
CREATE INDEX "GameFacts_isPrivate_endedAt_replayId_idx" ON "GameFacts"("isPrivate", "endedAt", "replayId");

-- CreateIndex
CREATE INDEX "GameFacts_isPrivate_way_endedAt_replayId_idx" ON "GameFacts"("isPrivate", "way", "endedAt", "replayId");

-- CreateIndex
CREATE INDEX "GameFacts_isPrivate_ending_endedAt_replayId_idx" ON "GameFacts"("isPrivate", "ending", "endedAt", "replayId");

-- CreateIndex
CREATE INDEX "GameFacts_isPrivate_hasDoubleKill_endedAt_replayId_idx" ON "GameFacts"("isPrivate", "hasDoubleKill", "endedAt", "replayId");

-- CreateIndex
CREATE INDEX "GameFacts_isPrivate_hasWalkOut_endedAt_replayId_idx" ON "GameFacts"("isPrivate", "hasWalkOut", "endedAt", "replayId");

-- CreateIndex
CREATE INDEX "GameFacts_isPrivate_flicks_endedAt_replayId_idx" ON "GameFacts"("isPrivate", "flicks", "endedAt", "replayId");

-- CreateIndex
CREATE INDEX "GameFacts_isPrivate_way_flicks_endedAt_replayId_idx" ON "GameFacts"("isPrivate", "way", "flicks", "endedAt", "replayId");

-- CreateIndex
CREATE INDEX "SeatFacts_playerId_endedAt_replayId_idx" ON "SeatFacts"("playerId", "endedAt", "replayId");

-- CreateIndex
CREATE INDEX "SeatFacts_playerId_flicks_endedAt_replayId_idx" ON "SeatFacts"("playerId", "flicks", "endedAt", "replayId");

-- AddForeignKey
ALTER TABLE "GameFacts" ADD CONSTRAINT "GameFacts_replayId_fkey" FOREIGN KEY ("replayId") REFERENCES "Replay"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "GameFacts" ADD CONSTRAINT "GameFacts_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SeatFacts" ADD CONSTRAINT "SeatFacts_replayId_fkey" FOREIGN KEY ("replayId") REFERENCES "GameFacts"("replayId") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SeatFacts" ADD CONSTRAINT "SeatFacts_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What follows can't be said in schema.prisma.

-- Values that no row may leave. A ranked game is everybody's (policies, Replays).
ALTER TABLE "GameFacts"
  ADD CONSTRAINT "GameFacts_ending_known" CHECK ("ending" IN ('last-box', 'knockouts', 'resigned', 'walked-out', 'void')),
  ADD CONSTRAINT "GameFacts_flicks_counted" CHECK ("flicks" >= 0),
  ADD CONSTRAINT "GameFacts_ranked_public" CHECK (NOT ("isPrivate" AND "way" = 'ranked'));
ALTER TABLE "SeatFacts"
  ADD CONSTRAINT "SeatFacts_result_known" CHECK ("result" IN ('won', 'lost', 'void')),
  ADD CONSTRAINT "SeatFacts_ranked_public" CHECK (NOT (("isPrivate" OR "wantsPrivate") AND "way" = 'ranked'));

-- Replays that are there already get their facts by being played again: the game server does it when it starts.
