-- AlterTable
ALTER TABLE "User" ADD COLUMN     "emailVerifiedAt" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "Session" ADD COLUMN     "device" TEXT,
ADD COLUMN     "seenAt" TIMESTAMPTZ(3);
UPDATE "Session" SET "seenAt" = "createdAt";
ALTER TABLE "Session" ALTER COLUMN "seenAt" SET NOT NULL;

-- AlterTable
ALTER TABLE "Player" ADD COLUMN     "deletedAt" TIMESTAMPTZ(3),
ADD COLUMN     "nameChangedAt" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "EmailLink" (
    "digest" CHAR(64) NOT NULL,
    "userId" UUID NOT NULL,
    "purpose" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "EmailLink_pkey" PRIMARY KEY ("digest")
);

-- CreateTable
CREATE TABLE "LimitCount" (
    "key" TEXT NOT NULL,
    "count" INTEGER NOT NULL,
    "until" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "LimitCount_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "PastName" (
    "nameKey" TEXT NOT NULL,
    "playerId" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "leftAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "PastName_pkey" PRIMARY KEY ("nameKey")
);

-- CreateIndex
CREATE INDEX "EmailLink_userId_purpose_idx" ON "EmailLink"("userId", "purpose");

-- CreateIndex
CREATE INDEX "EmailLink_expiresAt_idx" ON "EmailLink"("expiresAt");

-- CreateIndex
CREATE INDEX "LimitCount_until_idx" ON "LimitCount"("until");

-- CreateIndex
CREATE INDEX "PastName_playerId_idx" ON "PastName"("playerId");

-- AddForeignKey
ALTER TABLE "EmailLink" ADD CONSTRAINT "EmailLink_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PastName" ADD CONSTRAINT "PastName_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What follows can't be said in schema.prisma.

-- Values that no row may leave.
ALTER TABLE "User"
  ADD CONSTRAINT "User_verified_address" CHECK ("emailVerifiedAt" IS NULL OR "email" IS NOT NULL);
ALTER TABLE "Player"
  ADD CONSTRAINT "Player_deleted_without_user" CHECK ("deletedAt" IS NULL OR ("userId" IS NULL AND NOT "isGuest"));
ALTER TABLE "EmailLink"
  ADD CONSTRAINT "EmailLink_digest_form" CHECK ("digest" ~ '^[0-9a-f]{64}$'),
  ADD CONSTRAINT "EmailLink_purpose_known" CHECK ("purpose" IN ('verify', 'reset')),
  ADD CONSTRAINT "EmailLink_runs_out" CHECK ("expiresAt" > "createdAt");

-- The names in a kept attempt follow the player's; all else stays as it is from when it was counted.
DROP TRIGGER "Attempt_counted_once" ON "Attempt";
CREATE TRIGGER "Attempt_counted_once" BEFORE UPDATE ON "Attempt"
  FOR EACH ROW WHEN (OLD."countedAt" IS NOT NULL AND
    (OLD."id", OLD."playerId", OLD."number", OLD."identity", OLD."stars", OLD."flicks", OLD."format", OLD."sentAt", OLD."countedAt")
    IS DISTINCT FROM
    (NEW."id", NEW."playerId", NEW."number", NEW."identity", NEW."stars", NEW."flicks", NEW."format", NEW."sentAt", NEW."countedAt"))
  EXECUTE FUNCTION "refuse_recount"();
