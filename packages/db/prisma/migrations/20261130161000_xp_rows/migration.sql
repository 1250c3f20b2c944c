-- CreateTable
CREATE TABLE "XpSource" (
    "matchId" UUID NOT NULL,
    "playerId" UUID NOT NULL,
    "amount" INTEGER NOT NULL,
    "box" INTEGER NOT NULL DEFAULT 0,
    "pot" INTEGER NOT NULL DEFAULT 0,
    "knockIn" INTEGER NOT NULL DEFAULT 0,
    "rescue" INTEGER NOT NULL DEFAULT 0,
    "knockout" INTEGER NOT NULL DEFAULT 0,
    "won" INTEGER NOT NULL DEFAULT 0,
    "played" INTEGER NOT NULL DEFAULT 0,
    "run" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "XpSource_pkey" PRIMARY KEY ("matchId","playerId")
);

-- CreateIndex
CREATE INDEX "XpSource_playerId_idx" ON "XpSource"("playerId");

-- CreateIndex
CREATE UNIQUE INDEX "XpSource_matchId_playerId_amount_key" ON "XpSource"("matchId", "playerId", "amount");

-- CreateIndex
CREATE UNIQUE INDEX "XpEntry_matchId_playerId_amount_key" ON "XpEntry"("matchId", "playerId", "amount");

-- AddForeignKey
ALTER TABLE "XpSource" ADD CONSTRAINT "XpSource_matchId_playerId_amount_fkey" FOREIGN KEY ("matchId", "playerId", "amount") REFERENCES "XpEntry"("matchId", "playerId", "amount") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- The rows add up to the entry that they are of.
ALTER TABLE "XpSource"
  ADD CONSTRAINT "XpSource_adds_up"
    CHECK ("amount" = "box" + "pot" + "knockIn" + "rescue" + "knockout" + "won" + "played" + "run"),
  ADD CONSTRAINT "XpSource_gives"
    CHECK (LEAST("box", "pot", "knockIn", "rescue", "knockout", "won", "played", "run") >= 0);

CREATE TRIGGER "XpSource_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "XpSource"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
