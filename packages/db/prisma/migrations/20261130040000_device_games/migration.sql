-- CreateTable
CREATE TABLE "IssuedSeed" (
    "seed" CHAR(32) NOT NULL,
    "playerId" UUID NOT NULL,
    "issuedAt" TIMESTAMPTZ(3) NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "usedAt" TIMESTAMPTZ(3),
    "matchId" UUID,

    CONSTRAINT "IssuedSeed_pkey" PRIMARY KEY ("seed")
);

-- CreateTable
CREATE TABLE "SentGame" (
    "id" UUID NOT NULL,
    "playerId" UUID NOT NULL,
    "identity" CHAR(64) NOT NULL,
    "sentAt" TIMESTAMPTZ(3) NOT NULL,
    "refusal" TEXT,

    CONSTRAINT "SentGame_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SoloRun" (
    "matchId" UUID NOT NULL,
    "playerId" UUID NOT NULL,
    "flicks" INTEGER NOT NULL,
    "stars" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "SoloRun_pkey" PRIMARY KEY ("matchId")
);

-- CreateIndex
CREATE UNIQUE INDEX "IssuedSeed_matchId_key" ON "IssuedSeed"("matchId");

-- CreateIndex
CREATE INDEX "IssuedSeed_playerId_expiresAt_idx" ON "IssuedSeed"("playerId", "expiresAt");

-- CreateIndex
CREATE INDEX "SentGame_playerId_sentAt_idx" ON "SentGame"("playerId", "sentAt");

-- CreateIndex
CREATE INDEX "SoloRun_playerId_flicks_at_idx" ON "SoloRun"("playerId", "flicks", "at");

-- AddForeignKey
ALTER TABLE "IssuedSeed" ADD CONSTRAINT "IssuedSeed_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "IssuedSeed" ADD CONSTRAINT "IssuedSeed_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SentGame" ADD CONSTRAINT "SentGame_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SoloRun" ADD CONSTRAINT "SoloRun_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SoloRun" ADD CONSTRAINT "SoloRun_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What follows can't be said in schema.prisma.

-- Values that no row may leave.
ALTER TABLE "IssuedSeed"
  ADD CONSTRAINT "IssuedSeed_seed_form" CHECK ("seed" ~ '^[0-9a-f]{32}$'),
  ADD CONSTRAINT "IssuedSeed_lives" CHECK ("expiresAt" > "issuedAt"),
  ADD CONSTRAINT "IssuedSeed_used_by_a_game" CHECK (("usedAt" IS NULL) = ("matchId" IS NULL));
ALTER TABLE "SentGame" ADD CONSTRAINT "SentGame_identity_form" CHECK ("identity" ~ '^[0-9a-f]{64}$');
ALTER TABLE "SoloRun"
  ADD CONSTRAINT "SoloRun_flicks_counted" CHECK ("flicks" >= 1),
  ADD CONSTRAINT "SoloRun_stars_known" CHECK ("stars" BETWEEN 1 AND 3);

-- A used seed stays used, and by the same game.
CREATE FUNCTION "refuse_second_use"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'IssuedSeed is used once' USING ERRCODE = 'restrict_violation';
END
$$;

CREATE TRIGGER "IssuedSeed_used_once" BEFORE UPDATE ON "IssuedSeed"
  FOR EACH ROW WHEN (OLD."usedAt" IS NOT NULL) EXECUTE FUNCTION "refuse_second_use"();

-- Runs are only ever added to.
CREATE TRIGGER "SoloRun_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "SoloRun"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
