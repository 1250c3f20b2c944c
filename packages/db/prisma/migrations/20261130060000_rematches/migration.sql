-- AlterTable
ALTER TABLE "IssuedSeed" ADD COLUMN     "rematchOf" CHAR(32);

-- CreateIndex
CREATE UNIQUE INDEX "IssuedSeed_rematchOf_key" ON "IssuedSeed"("rematchOf");

-- CreateIndex
CREATE INDEX "IssuedSeed_playerId_issuedAt_idx" ON "IssuedSeed"("playerId", "issuedAt");

-- AddForeignKey
ALTER TABLE "IssuedSeed" ADD CONSTRAINT "IssuedSeed_rematchOf_fkey" FOREIGN KEY ("rematchOf") REFERENCES "IssuedSeed"("seed") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What follows can't be said in schema.prisma.

-- Only a game that was counted is a rematch.
ALTER TABLE "IssuedSeed"
  ADD CONSTRAINT "IssuedSeed_rematch_of_another" CHECK ("rematchOf" <> "seed"),
  ADD CONSTRAINT "IssuedSeed_rematch_is_used" CHECK ("rematchOf" IS NULL OR "usedAt" IS NOT NULL);
