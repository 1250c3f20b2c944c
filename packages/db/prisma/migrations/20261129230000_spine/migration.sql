-- CreateTable
CREATE TABLE "User" (
    "id" UUID NOT NULL,
    "email" TEXT,
    "passwordHash" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "User_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Account" (
    "provider" TEXT NOT NULL,
    "accountId" TEXT NOT NULL,
    "userId" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Account_pkey" PRIMARY KEY ("provider","accountId")
);

-- CreateTable
CREATE TABLE "Session" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "endedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Player" (
    "id" UUID NOT NULL,
    "userId" UUID,
    "name" TEXT NOT NULL,
    "nameKey" TEXT NOT NULL,
    "rating" INTEGER NOT NULL DEFAULT 1200,
    "ratedGames" INTEGER NOT NULL DEFAULT 0,
    "highest" INTEGER NOT NULL DEFAULT 1200,
    "xp" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Player_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "GameServer" (
    "id" UUID NOT NULL,
    "startedAt" TIMESTAMPTZ(3) NOT NULL,
    "beatAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "GameServer_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Match" (
    "id" UUID NOT NULL,
    "way" TEXT NOT NULL,
    "setupVersion" INTEGER NOT NULL,
    "setup" JSONB NOT NULL,
    "fence" INTEGER NOT NULL DEFAULT 0,
    "ownerId" UUID,
    "openedAt" TIMESTAMPTZ(3) NOT NULL,
    "beganAt" TIMESTAMPTZ(3),
    "endedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Match_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Seat" (
    "matchId" UUID NOT NULL,
    "seat" INTEGER NOT NULL,
    "playerId" UUID NOT NULL,
    "fill" TEXT NOT NULL,
    "isOpen" BOOLEAN NOT NULL DEFAULT true,
    "place" INTEGER,

    CONSTRAINT "Seat_pkey" PRIMARY KEY ("matchId","seat")
);

-- CreateTable
CREATE TABLE "JournalEntry" (
    "matchId" UUID NOT NULL,
    "seq" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "version" INTEGER NOT NULL,
    "command" JSONB NOT NULL,
    "happenings" JSONB NOT NULL,
    "hash" CHAR(16) NOT NULL,
    "fence" INTEGER NOT NULL,
    "pull" JSONB,

    CONSTRAINT "JournalEntry_pkey" PRIMARY KEY ("matchId","seq")
);

-- CreateTable
CREATE TABLE "Settlement" (
    "matchId" UUID NOT NULL,
    "outcome" TEXT NOT NULL,
    "leaving" TEXT,
    "voiding" TEXT,
    "abandonedFor" TEXT,
    "settledAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Settlement_pkey" PRIMARY KEY ("matchId")
);

-- CreateTable
CREATE TABLE "RatingEntry" (
    "id" UUID NOT NULL,
    "playerId" UUID NOT NULL,
    "matchId" UUID NOT NULL,
    "ratedGame" INTEGER NOT NULL,
    "before" INTEGER NOT NULL,
    "expected" INTEGER NOT NULL,
    "k" INTEGER NOT NULL,
    "change" INTEGER NOT NULL,
    "after" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "RatingEntry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "XpEntry" (
    "id" UUID NOT NULL,
    "playerId" UUID NOT NULL,
    "matchId" UUID NOT NULL,
    "amount" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "XpEntry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Replay" (
    "id" UUID NOT NULL,
    "matchId" UUID,
    "identity" CHAR(64) NOT NULL,
    "format" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "playedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Replay_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SpentTicket" (
    "id" UUID NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "SpentTicket_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "User_email_key" ON "User"("email");

-- CreateIndex
CREATE INDEX "Account_userId_idx" ON "Account"("userId");

-- CreateIndex
CREATE INDEX "Session_userId_idx" ON "Session"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "Player_userId_key" ON "Player"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "Player_nameKey_key" ON "Player"("nameKey");

-- CreateIndex
CREATE INDEX "Player_rating_id_idx" ON "Player"("rating" DESC, "id");

-- CreateIndex
CREATE INDEX "Match_ownerId_idx" ON "Match"("ownerId");

-- CreateIndex
CREATE INDEX "Match_endedAt_idx" ON "Match"("endedAt");

-- CreateIndex
CREATE INDEX "Seat_playerId_matchId_idx" ON "Seat"("playerId", "matchId" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "Seat_matchId_playerId_key" ON "Seat"("matchId", "playerId");

-- CreateIndex
CREATE INDEX "Settlement_abandonedFor_idx" ON "Settlement"("abandonedFor");

-- CreateIndex
CREATE UNIQUE INDEX "RatingEntry_matchId_playerId_key" ON "RatingEntry"("matchId", "playerId");

-- CreateIndex
CREATE UNIQUE INDEX "RatingEntry_playerId_ratedGame_key" ON "RatingEntry"("playerId", "ratedGame");

-- CreateIndex
CREATE INDEX "XpEntry_playerId_idx" ON "XpEntry"("playerId");

-- CreateIndex
CREATE UNIQUE INDEX "XpEntry_matchId_playerId_key" ON "XpEntry"("matchId", "playerId");

-- CreateIndex
CREATE UNIQUE INDEX "Replay_matchId_key" ON "Replay"("matchId");

-- CreateIndex
CREATE UNIQUE INDEX "Replay_identity_key" ON "Replay"("identity");

-- CreateIndex
CREATE INDEX "SpentTicket_expiresAt_idx" ON "SpentTicket"("expiresAt");

-- AddForeignKey
ALTER TABLE "Account" ADD CONSTRAINT "Account_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Session" ADD CONSTRAINT "Session_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Player" ADD CONSTRAINT "Player_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Match" ADD CONSTRAINT "Match_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "GameServer"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Seat" ADD CONSTRAINT "Seat_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Seat" ADD CONSTRAINT "Seat_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "JournalEntry" ADD CONSTRAINT "JournalEntry_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Settlement" ADD CONSTRAINT "Settlement_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RatingEntry" ADD CONSTRAINT "RatingEntry_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RatingEntry" ADD CONSTRAINT "RatingEntry_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "XpEntry" ADD CONSTRAINT "XpEntry_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "XpEntry" ADD CONSTRAINT "XpEntry_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Replay" ADD CONSTRAINT "Replay_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What follows can't be said in schema.prisma.

-- Values that no row may leave.
ALTER TABLE "User" ADD CONSTRAINT "User_email_folded" CHECK ("email" = lower(btrim("email")));
ALTER TABLE "Session" ADD CONSTRAINT "Session_lives" CHECK ("expiresAt" > "createdAt");
ALTER TABLE "Player"
  ADD CONSTRAINT "Player_name_length" CHECK (char_length("name") BETWEEN 3 AND 20),
  ADD CONSTRAINT "Player_rating_floor" CHECK ("rating" >= 100),
  ADD CONSTRAINT "Player_highest_ever" CHECK ("highest" >= "rating"),
  ADD CONSTRAINT "Player_ratedGames_counted" CHECK ("ratedGames" >= 0),
  ADD CONSTRAINT "Player_xp_counted" CHECK ("xp" >= 0);
ALTER TABLE "Match"
  ADD CONSTRAINT "Match_way_known"
    CHECK ("way" IN ('machine', 'local', 'online', 'ranked', 'solo', 'tutorial', 'challenge')),
  ADD CONSTRAINT "Match_fence_counted" CHECK ("fence" >= 0),
  ADD CONSTRAINT "Match_owned_from_the_first_fence" CHECK ("ownerId" IS NULL OR "fence" > 0);
ALTER TABLE "Seat"
  ADD CONSTRAINT "Seat_seat_counted" CHECK ("seat" >= 0),
  ADD CONSTRAINT "Seat_fill_known" CHECK ("fill" IN ('empty', 'candle', 'crayon', 'floor', 'tar')),
  ADD CONSTRAINT "Seat_place_counted" CHECK ("place" >= 1),
  ADD CONSTRAINT "Seat_place_at_the_end" CHECK ("place" IS NULL OR NOT "isOpen");
ALTER TABLE "JournalEntry"
  ADD CONSTRAINT "JournalEntry_seq_counted" CHECK ("seq" >= 0),
  ADD CONSTRAINT "JournalEntry_hash_form" CHECK ("hash" ~ '^[0-9a-f]{16}$');
ALTER TABLE "Settlement"
  ADD CONSTRAINT "Settlement_outcome_known" CHECK ("outcome" IN ('won', 'void')),
  ADD CONSTRAINT "Settlement_void_says_why" CHECK (("outcome" = 'void') = ("voiding" IS NOT NULL)),
  ADD CONSTRAINT "Settlement_leaving_is_no_void" CHECK ("leaving" IS NULL OR "outcome" = 'won'),
  ADD CONSTRAINT "Settlement_leaving_known"
    CHECK ("leaving" IN ('resigned', 'silent', 'three-clocks', 'both-gone')),
  ADD CONSTRAINT "Settlement_voiding_known" CHECK ("voiding" IN ('never-joined', 'left-together', 'server-lost'));
ALTER TABLE "RatingEntry"
  ADD CONSTRAINT "RatingEntry_ratedGame_counted" CHECK ("ratedGame" >= 1),
  ADD CONSTRAINT "RatingEntry_sum" CHECK ("after" = "before" + "change"),
  ADD CONSTRAINT "RatingEntry_floor" CHECK ("after" >= 100),
  ADD CONSTRAINT "RatingEntry_expected_range" CHECK ("expected" BETWEEN 0 AND 10000),
  ADD CONSTRAINT "RatingEntry_k_known" CHECK ("k" IN (10, 20, 40));
ALTER TABLE "XpEntry" ADD CONSTRAINT "XpEntry_amount_counted" CHECK ("amount" >= 0);
ALTER TABLE "Replay" ADD CONSTRAINT "Replay_identity_form" CHECK ("identity" ~ '^[0-9a-f]{64}$');

-- One seat a person: nobody sits at two open tables.
CREATE UNIQUE INDEX "Seat_one_open_a_player" ON "Seat"("playerId") WHERE "isOpen";

-- The open matches, which a game server asks for when it starts.
CREATE INDEX "Match_open" ON "Match"("openedAt") WHERE "endedAt" IS NULL;

-- Journal, settlements and ledgers are only ever added to.
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;

CREATE TRIGGER "JournalEntry_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "JournalEntry"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
CREATE TRIGGER "Settlement_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "Settlement"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
CREATE TRIGGER "RatingEntry_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "RatingEntry"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
CREATE TRIGGER "XpEntry_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "XpEntry"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
