-- AlterTable
ALTER TABLE "Player" ADD COLUMN     "isGuest" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "Match" ADD COLUMN     "aimGuide" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "rematchOf" UUID,
ADD COLUMN     "roomId" UUID,
ADD COLUMN     "watching" TEXT NOT NULL DEFAULT 'nobody';

-- AlterTable
ALTER TABLE "Seat" ADD COLUMN     "colour" INTEGER;

-- CreateTable
CREATE TABLE "Room" (
    "id" UUID NOT NULL,
    "code" CHAR(4) NOT NULL,
    "makerId" UUID,
    "optionsVersion" INTEGER NOT NULL,
    "options" JSONB NOT NULL,
    "lobby" JSONB NOT NULL,
    "fence" INTEGER NOT NULL DEFAULT 0,
    "ownerId" UUID,
    "openedAt" TIMESTAMPTZ(3) NOT NULL,
    "keptAt" TIMESTAMPTZ(3) NOT NULL,
    "closedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Room_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Room_ownerId_idx" ON "Room"("ownerId");

-- CreateIndex
CREATE INDEX "Room_closedAt_idx" ON "Room"("closedAt");

-- CreateIndex
CREATE UNIQUE INDEX "Match_rematchOf_key" ON "Match"("rematchOf");

-- CreateIndex
CREATE INDEX "Match_roomId_idx" ON "Match"("roomId");

-- CreateIndex
CREATE UNIQUE INDEX "Seat_matchId_colour_key" ON "Seat"("matchId", "colour");

-- AddForeignKey
ALTER TABLE "Room" ADD CONSTRAINT "Room_makerId_fkey" FOREIGN KEY ("makerId") REFERENCES "Player"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Room" ADD CONSTRAINT "Room_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "GameServer"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Match" ADD CONSTRAINT "Match_roomId_fkey" FOREIGN KEY ("roomId") REFERENCES "Room"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Match" ADD CONSTRAINT "Match_rematchOf_fkey" FOREIGN KEY ("rematchOf") REFERENCES "Match"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What follows can't be said in schema.prisma.

-- Values that no row may leave.
ALTER TABLE "Player"
  ADD CONSTRAINT "Player_guest_has_no_user" CHECK (NOT "isGuest" OR "userId" IS NULL),
  ADD CONSTRAINT "Player_guest_is_unrated" CHECK (NOT "isGuest" OR "ratedGames" = 0);
ALTER TABLE "Room"
  ADD CONSTRAINT "Room_code_form" CHECK ("code" ~ '^[A-HJ-NP-Z2-9]{4}$'),
  ADD CONSTRAINT "Room_options_version_counted" CHECK ("optionsVersion" >= 1),
  ADD CONSTRAINT "Room_lobby_says_its_version"
    CHECK (jsonb_typeof("lobby") = 'object' AND COALESCE(jsonb_typeof("lobby"->'version'), '') = 'number'),
  ADD CONSTRAINT "Room_fence_counted" CHECK ("fence" >= 0),
  ADD CONSTRAINT "Room_owned_from_the_first_fence" CHECK ("ownerId" IS NULL OR "fence" > 0),
  ADD CONSTRAINT "Room_closed_after_opening" CHECK ("closedAt" >= "openedAt");
ALTER TABLE "Match"
  ADD CONSTRAINT "Match_online_from_a_room" CHECK (("way" = 'online') = ("roomId" IS NOT NULL)),
  ADD CONSTRAINT "Match_rematch_of_another" CHECK ("rematchOf" <> "id"),
  ADD CONSTRAINT "Match_watching_known" CHECK ("watching" IN ('anyone', 'nobody'));
ALTER TABLE "Seat" ADD CONSTRAINT "Seat_colour_known" CHECK ("colour" BETWEEN 0 AND 7);

-- Open rooms differ in their codes: whoever types one comes to one room.
CREATE UNIQUE INDEX "Room_one_open_a_code" ON "Room"("code") WHERE "closedAt" IS NULL;

-- One game at a time in a room, whoever starts it.
CREATE UNIQUE INDEX "Match_one_open_a_room" ON "Match"("roomId") WHERE "endedAt" IS NULL;
