-- CreateTable
CREATE TABLE "SecondOpinion" (
    "matchId" UUID NOT NULL,
    "outcome" TEXT NOT NULL,
    "shots" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "differing" JSONB NOT NULL,
    "failure" TEXT,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "SecondOpinion_pkey" PRIMARY KEY ("matchId")
);

-- CreateIndex
CREATE INDEX "SecondOpinion_outcome_at_idx" ON "SecondOpinion"("outcome", "at");

-- AddForeignKey
ALTER TABLE "SecondOpinion" ADD CONSTRAINT "SecondOpinion_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What follows can't be said in schema.prisma.

-- Values that no row may leave.
ALTER TABLE "SecondOpinion"
  ADD CONSTRAINT "SecondOpinion_outcome_known" CHECK ("outcome" IN ('agreed', 'differed', 'failed')),
  ADD CONSTRAINT "SecondOpinion_shots_counted" CHECK ("shots" >= 0),
  ADD CONSTRAINT "SecondOpinion_differing_listed" CHECK (jsonb_typeof("differing") = 'array'),
  ADD CONSTRAINT "SecondOpinion_differed_says_where"
    CHECK (("outcome" = 'differed') = (jsonb_array_length("differing") > 0)),
  ADD CONSTRAINT "SecondOpinion_failed_says_why" CHECK (("outcome" = 'failed') = ("failure" IS NOT NULL));

-- It is only ever added to.
CREATE TRIGGER "SecondOpinion_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "SecondOpinion"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
