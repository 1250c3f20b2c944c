-- AlterTable
ALTER TABLE "Player" ADD COLUMN     "stars" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "SentGame" ADD COLUMN     "level" INTEGER;

-- CreateTable
CREATE TABLE "Attempt" (
    "id" UUID NOT NULL,
    "playerId" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "identity" CHAR(64) NOT NULL,
    "stars" INTEGER NOT NULL,
    "flicks" INTEGER NOT NULL,
    "format" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "sentAt" TIMESTAMPTZ(3) NOT NULL,
    "countedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Attempt_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "LevelBest" (
    "playerId" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "attemptId" UUID NOT NULL,
    "stars" INTEGER NOT NULL,
    "flicks" INTEGER NOT NULL,

    CONSTRAINT "LevelBest_pkey" PRIMARY KEY ("playerId","number")
);

-- CreateTable
CREATE TABLE "FlickList" (
    "number" INTEGER NOT NULL,
    "list" CHAR(64) NOT NULL,
    "playerId" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "FlickList_pkey" PRIMARY KEY ("number","list")
);

-- CreateTable
CREATE TABLE "FlickListCopy" (
    "number" INTEGER NOT NULL,
    "list" CHAR(64) NOT NULL,
    "playerId" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "FlickListCopy_pkey" PRIMARY KEY ("number","list","playerId")
);

-- CreateIndex
CREATE UNIQUE INDEX "Attempt_playerId_identity_key" ON "Attempt"("playerId", "identity");

-- CreateIndex
CREATE UNIQUE INDEX "LevelBest_attemptId_key" ON "LevelBest"("attemptId");

-- CreateIndex
CREATE INDEX "FlickListCopy_at_idx" ON "FlickListCopy"("at");

-- CreateIndex
CREATE INDEX "Player_stars_id_idx" ON "Player"("stars" DESC, "id");

-- AddForeignKey
ALTER TABLE "Attempt" ADD CONSTRAINT "Attempt_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LevelBest" ADD CONSTRAINT "LevelBest_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LevelBest" ADD CONSTRAINT "LevelBest_attemptId_fkey" FOREIGN KEY ("attemptId") REFERENCES "Attempt"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FlickList" ADD CONSTRAINT "FlickList_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FlickListCopy" ADD CONSTRAINT "FlickListCopy_number_list_fkey" FOREIGN KEY ("number", "list") REFERENCES "FlickList"("number", "list") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FlickListCopy" ADD CONSTRAINT "FlickListCopy_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What follows can't be said in schema.prisma.

-- Values that no row may leave.
ALTER TABLE "Player" ADD CONSTRAINT "Player_stars_counted" CHECK ("stars" BETWEEN 0 AND 600);
ALTER TABLE "SentGame" ADD CONSTRAINT "SentGame_level_known" CHECK ("level" BETWEEN 1 AND 200);
ALTER TABLE "Attempt"
  ADD CONSTRAINT "Attempt_level_known" CHECK ("number" BETWEEN 1 AND 200),
  ADD CONSTRAINT "Attempt_identity_form" CHECK ("identity" ~ '^[0-9a-f]{64}$'),
  ADD CONSTRAINT "Attempt_stars_known" CHECK ("stars" BETWEEN 1 AND 3),
  ADD CONSTRAINT "Attempt_flicks_counted" CHECK ("flicks" >= 1),
  ADD CONSTRAINT "Attempt_counted_after_sending" CHECK ("countedAt" >= "sentAt");
ALTER TABLE "LevelBest"
  ADD CONSTRAINT "LevelBest_level_known" CHECK ("number" BETWEEN 1 AND 200),
  ADD CONSTRAINT "LevelBest_stars_known" CHECK ("stars" BETWEEN 1 AND 3),
  ADD CONSTRAINT "LevelBest_flicks_counted" CHECK ("flicks" >= 1);
ALTER TABLE "FlickList"
  ADD CONSTRAINT "FlickList_level_known" CHECK ("number" BETWEEN 1 AND 200),
  ADD CONSTRAINT "FlickList_list_form" CHECK ("list" ~ '^[0-9a-f]{64}$');

-- A best is only ever replaced by a better one.
CREATE FUNCTION "refuse_worse"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'LevelBest is never replaced by a worse one' USING ERRCODE = 'restrict_violation';
END
$$;

CREATE TRIGGER "LevelBest_never_worse" BEFORE UPDATE ON "LevelBest"
  FOR EACH ROW WHEN (NEW."stars" < OLD."stars" OR (NEW."stars" = OLD."stars" AND NEW."flicks" > OLD."flicks"))
  EXECUTE FUNCTION "refuse_worse"();
CREATE TRIGGER "LevelBest_stays" BEFORE DELETE OR TRUNCATE ON "LevelBest"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_worse"();

-- A kept attempt stays as it is, but for the one moment from which it counts.
CREATE FUNCTION "refuse_recount"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Attempt is counted once' USING ERRCODE = 'restrict_violation';
END
$$;

CREATE TRIGGER "Attempt_counted_once" BEFORE UPDATE ON "Attempt"
  FOR EACH ROW WHEN (OLD."countedAt" IS NOT NULL) EXECUTE FUNCTION "refuse_recount"();
CREATE TRIGGER "Attempt_stays" BEFORE DELETE OR TRUNCATE ON "Attempt"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_recount"();

-- Whose a list is, and who copied it, is only ever added to.
CREATE TRIGGER "FlickList_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "FlickList"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
CREATE TRIGGER "FlickListCopy_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "FlickListCopy"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
