-- DropIndex
DROP INDEX "RatingEntry_matchId_playerId_key";

-- AlterTable
ALTER TABLE "RatingEntry" ADD COLUMN     "decisionId" UUID,
ADD COLUMN     "number" INTEGER,
ALTER COLUMN "ratedGame" DROP NOT NULL,
ALTER COLUMN "expected" DROP NOT NULL,
ALTER COLUMN "k" DROP NOT NULL;

-- Until now every entry is a game's, so that both counts are the same. The ledger's own guard is put aside for it.
ALTER TABLE "RatingEntry" DISABLE TRIGGER "RatingEntry_append_only";
UPDATE "RatingEntry" SET "number" = "ratedGame";
ALTER TABLE "RatingEntry" ENABLE TRIGGER "RatingEntry_append_only";
ALTER TABLE "RatingEntry" ALTER COLUMN "number" SET NOT NULL;

-- CreateTable
CREATE TABLE "Admin" (
    "id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "passwordHash" TEXT NOT NULL,
    "totpSealed" TEXT NOT NULL,
    "totpStep" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "suspendedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Admin_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AdminInvite" (
    "digest" CHAR(64) NOT NULL,
    "email" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "AdminInvite_pkey" PRIMARY KEY ("digest")
);

-- CreateTable
CREATE TABLE "AdminSession" (
    "id" UUID NOT NULL,
    "adminId" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "endedAt" TIMESTAMPTZ(3),
    "steppedUpAt" TIMESTAMPTZ(3),
    "device" TEXT,

    CONSTRAINT "AdminSession_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AdminRecoveryCode" (
    "digest" CHAR(64) NOT NULL,
    "adminId" UUID NOT NULL,
    "usedAt" TIMESTAMPTZ(3),

    CONSTRAINT "AdminRecoveryCode_pkey" PRIMARY KEY ("digest")
);

-- CreateTable
CREATE TABLE "Case" (
    "matchId" UUID NOT NULL,
    "reason" TEXT NOT NULL,
    "endedAt" TIMESTAMPTZ(3) NOT NULL,
    "openedAt" TIMESTAMPTZ(3) NOT NULL,
    "leaverId" UUID,
    "stake" INTEGER NOT NULL,
    "isPausable" BOOLEAN NOT NULL,
    "verdict" TEXT NOT NULL DEFAULT 'open',
    "version" INTEGER NOT NULL DEFAULT 0,
    "decidedAt" TIMESTAMPTZ(3),
    "isAppealed" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "Case_pkey" PRIMARY KEY ("matchId")
);

-- CreateTable
CREATE TABLE "Decision" (
    "id" UUID NOT NULL,
    "matchId" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "reversesId" UUID,
    "reason" TEXT NOT NULL,
    "adminId" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Decision_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Suspension" (
    "id" UUID NOT NULL,
    "playerId" UUID NOT NULL,
    "matchId" UUID,
    "reason" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "until" TIMESTAMPTZ(3) NOT NULL,
    "adminId" UUID NOT NULL,
    "liftedAt" TIMESTAMPTZ(3),
    "liftedById" UUID,

    CONSTRAINT "Suspension_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Appeal" (
    "id" UUID NOT NULL,
    "matchId" UUID NOT NULL,
    "playerId" UUID NOT NULL,
    "text" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "answer" TEXT,
    "answeredAt" TIMESTAMPTZ(3),
    "answererId" UUID,

    CONSTRAINT "Appeal_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Notice" (
    "id" UUID NOT NULL,
    "playerId" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "decisionId" UUID,
    "suspensionId" UUID,
    "appealId" UUID,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "seenAt" TIMESTAMPTZ(3),

    CONSTRAINT "Notice_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CaseEstimate" (
    "matchId" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "games" INTEGER NOT NULL,
    "wins" JSONB NOT NULL,
    "begunAt" TIMESTAMPTZ(3) NOT NULL,
    "at" TIMESTAMPTZ(3),
    "failure" TEXT,

    CONSTRAINT "CaseEstimate_pkey" PRIMARY KEY ("matchId")
);

-- CreateTable
CREATE TABLE "ConnectionEvent" (
    "id" BIGSERIAL NOT NULL,
    "matchId" UUID NOT NULL,
    "seat" INTEGER,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "kind" TEXT NOT NULL,
    "reason" TEXT,

    CONSTRAINT "ConnectionEvent_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AuditEntry" (
    "id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "adminId" UUID,
    "actor" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "subjectId" TEXT NOT NULL,
    "before" JSONB,
    "after" JSONB,
    "reason" TEXT,

    CONSTRAINT "AuditEntry_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Admin_email_key" ON "Admin"("email");

-- CreateIndex
CREATE INDEX "AdminInvite_email_idx" ON "AdminInvite"("email");

-- CreateIndex
CREATE INDEX "AdminInvite_expiresAt_idx" ON "AdminInvite"("expiresAt");

-- CreateIndex
CREATE INDEX "AdminSession_adminId_idx" ON "AdminSession"("adminId");

-- CreateIndex
CREATE INDEX "AdminRecoveryCode_adminId_idx" ON "AdminRecoveryCode"("adminId");

-- CreateIndex
CREATE INDEX "Case_endedAt_matchId_idx" ON "Case"("endedAt", "matchId");

-- CreateIndex
CREATE INDEX "Case_verdict_endedAt_matchId_idx" ON "Case"("verdict", "endedAt", "matchId");

-- CreateIndex
CREATE INDEX "Case_reason_endedAt_matchId_idx" ON "Case"("reason", "endedAt", "matchId");

-- CreateIndex
CREATE INDEX "Case_verdict_reason_endedAt_matchId_idx" ON "Case"("verdict", "reason", "endedAt", "matchId");

-- CreateIndex
CREATE INDEX "Case_leaverId_endedAt_matchId_idx" ON "Case"("leaverId", "endedAt", "matchId");

-- CreateIndex
CREATE INDEX "Case_isAppealed_endedAt_matchId_idx" ON "Case"("isAppealed", "endedAt", "matchId");

-- CreateIndex
CREATE UNIQUE INDEX "Decision_reversesId_key" ON "Decision"("reversesId");

-- CreateIndex
CREATE INDEX "Decision_adminId_at_idx" ON "Decision"("adminId", "at");

-- CreateIndex
CREATE UNIQUE INDEX "Decision_matchId_version_key" ON "Decision"("matchId", "version");

-- CreateIndex
CREATE INDEX "Suspension_playerId_until_idx" ON "Suspension"("playerId", "until");

-- CreateIndex
CREATE INDEX "Suspension_matchId_idx" ON "Suspension"("matchId");

-- CreateIndex
CREATE UNIQUE INDEX "Appeal_matchId_playerId_key" ON "Appeal"("matchId", "playerId");

-- CreateIndex
CREATE INDEX "Notice_playerId_seenAt_at_idx" ON "Notice"("playerId", "seenAt", "at");

-- CreateIndex
CREATE INDEX "CaseEstimate_at_begunAt_idx" ON "CaseEstimate"("at", "begunAt");

-- CreateIndex
CREATE INDEX "ConnectionEvent_matchId_id_idx" ON "ConnectionEvent"("matchId", "id");

-- CreateIndex
CREATE INDEX "AuditEntry_at_id_idx" ON "AuditEntry"("at", "id");

-- CreateIndex
CREATE INDEX "AuditEntry_adminId_at_id_idx" ON "AuditEntry"("adminId", "at", "id");

-- CreateIndex
CREATE INDEX "AuditEntry_action_at_id_idx" ON "AuditEntry"("action", "at", "id");

-- CreateIndex
CREATE INDEX "AuditEntry_subject_subjectId_at_id_idx" ON "AuditEntry"("subject", "subjectId", "at", "id");

-- CreateIndex
CREATE INDEX "RatingEntry_matchId_idx" ON "RatingEntry"("matchId");

-- CreateIndex
CREATE UNIQUE INDEX "RatingEntry_playerId_number_key" ON "RatingEntry"("playerId", "number");

-- CreateIndex
CREATE UNIQUE INDEX "RatingEntry_decisionId_playerId_key" ON "RatingEntry"("decisionId", "playerId");

-- AddForeignKey
ALTER TABLE "RatingEntry" ADD CONSTRAINT "RatingEntry_decisionId_fkey" FOREIGN KEY ("decisionId") REFERENCES "Decision"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AdminSession" ADD CONSTRAINT "AdminSession_adminId_fkey" FOREIGN KEY ("adminId") REFERENCES "Admin"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AdminRecoveryCode" ADD CONSTRAINT "AdminRecoveryCode_adminId_fkey" FOREIGN KEY ("adminId") REFERENCES "Admin"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Case" ADD CONSTRAINT "Case_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Case" ADD CONSTRAINT "Case_leaverId_fkey" FOREIGN KEY ("leaverId") REFERENCES "Player"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Decision" ADD CONSTRAINT "Decision_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Case"("matchId") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Decision" ADD CONSTRAINT "Decision_adminId_fkey" FOREIGN KEY ("adminId") REFERENCES "Admin"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Decision" ADD CONSTRAINT "Decision_reversesId_fkey" FOREIGN KEY ("reversesId") REFERENCES "Decision"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Suspension" ADD CONSTRAINT "Suspension_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Suspension" ADD CONSTRAINT "Suspension_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Case"("matchId") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Suspension" ADD CONSTRAINT "Suspension_adminId_fkey" FOREIGN KEY ("adminId") REFERENCES "Admin"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Suspension" ADD CONSTRAINT "Suspension_liftedById_fkey" FOREIGN KEY ("liftedById") REFERENCES "Admin"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Appeal" ADD CONSTRAINT "Appeal_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Case"("matchId") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Appeal" ADD CONSTRAINT "Appeal_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Appeal" ADD CONSTRAINT "Appeal_answererId_fkey" FOREIGN KEY ("answererId") REFERENCES "Admin"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Notice" ADD CONSTRAINT "Notice_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES "Player"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Notice" ADD CONSTRAINT "Notice_decisionId_fkey" FOREIGN KEY ("decisionId") REFERENCES "Decision"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Notice" ADD CONSTRAINT "Notice_suspensionId_fkey" FOREIGN KEY ("suspensionId") REFERENCES "Suspension"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Notice" ADD CONSTRAINT "Notice_appealId_fkey" FOREIGN KEY ("appealId") REFERENCES "Appeal"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CaseEstimate" ADD CONSTRAINT "CaseEstimate_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Case"("matchId") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ConnectionEvent" ADD CONSTRAINT "ConnectionEvent_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match"("id") ON DELETE RESTRICT ON UPDATE CASCADE;


-- What follows can't be said in schema.prisma.

-- A game writes one entry a player; what decisions write comes on top.
CREATE UNIQUE INDEX "RatingEntry_one_a_game" ON "RatingEntry"("matchId", "playerId") WHERE "decisionId" IS NULL;

-- Settling never takes a rating below 100 (R10.1); an equal and opposite entry may.
ALTER TABLE "Player" DROP CONSTRAINT "Player_rating_floor";
ALTER TABLE "RatingEntry"
  DROP CONSTRAINT "RatingEntry_floor",
  ADD CONSTRAINT "RatingEntry_floor" CHECK ("decisionId" IS NOT NULL OR "after" >= LEAST("before", 100)),
  ADD CONSTRAINT "RatingEntry_number_counted" CHECK ("number" >= 1),
  ADD CONSTRAINT "RatingEntry_game_or_decision" CHECK (
    ("decisionId" IS NULL) = ("ratedGame" IS NOT NULL)
    AND ("decisionId" IS NULL) = ("expected" IS NOT NULL)
    AND ("decisionId" IS NULL) = ("k" IS NOT NULL));

-- Values that no row may leave.
ALTER TABLE "Admin"
  ADD CONSTRAINT "Admin_role_known" CHECK ("role" IN ('moderator', 'admin')),
  ADD CONSTRAINT "Admin_email_form" CHECK ("email" = lower("email")),
  ADD CONSTRAINT "Admin_totpStep_counted" CHECK ("totpStep" >= 0);
ALTER TABLE "AdminInvite"
  ADD CONSTRAINT "AdminInvite_role_known" CHECK ("role" IN ('moderator', 'admin')),
  ADD CONSTRAINT "AdminInvite_digest_form" CHECK ("digest" ~ '^[0-9a-f]{64}$');
ALTER TABLE "AdminRecoveryCode"
  ADD CONSTRAINT "AdminRecoveryCode_digest_form" CHECK ("digest" ~ '^[0-9a-f]{64}$');
ALTER TABLE "Case"
  ADD CONSTRAINT "Case_reason_known"
    CHECK ("reason" IN ('silent', 'three-clocks', 'both-gone', 'left-together', 'server-lost')),
  ADD CONSTRAINT "Case_verdict_known" CHECK ("verdict" IN ('open', 'upheld', 'voided', 'excused')),
  ADD CONSTRAINT "Case_decided_at" CHECK (("verdict" = 'open') = ("decidedAt" IS NULL)),
  ADD CONSTRAINT "Case_version_counted" CHECK ("version" >= 0),
  ADD CONSTRAINT "Case_stake_counted" CHECK ("stake" >= 0),
  ADD CONSTRAINT "Case_pausable_has_leaver" CHECK (NOT "isPausable" OR "leaverId" IS NOT NULL);
ALTER TABLE "Decision"
  ADD CONSTRAINT "Decision_kind_known" CHECK ("kind" IN ('uphold', 'void', 'excuse', 'reverse', 'note')),
  ADD CONSTRAINT "Decision_version_counted" CHECK ("version" >= 1),
  ADD CONSTRAINT "Decision_reason_given" CHECK (char_length("reason") BETWEEN 1 AND 2000),
  ADD CONSTRAINT "Decision_reverses" CHECK (("kind" = 'reverse') = ("reversesId" IS NOT NULL));
ALTER TABLE "Suspension"
  ADD CONSTRAINT "Suspension_reason_given" CHECK (char_length("reason") BETWEEN 1 AND 2000),
  ADD CONSTRAINT "Suspension_ends" CHECK ("until" > "at"),
  ADD CONSTRAINT "Suspension_lifted_by" CHECK (("liftedAt" IS NULL) = ("liftedById" IS NULL));
ALTER TABLE "Appeal"
  ADD CONSTRAINT "Appeal_text_given" CHECK (char_length("text") BETWEEN 1 AND 2000),
  ADD CONSTRAINT "Appeal_answered" CHECK (
    ("answer" IS NULL) = ("answeredAt" IS NULL) AND ("answer" IS NULL) = ("answererId" IS NULL));
ALTER TABLE "Notice"
  ADD CONSTRAINT "Notice_kind_known" CHECK ("kind" IN ('decided', 'reversed', 'suspended', 'lifted', 'answered')),
  ADD CONSTRAINT "Notice_of_one" CHECK (num_nonnulls("decisionId", "suspensionId", "appealId") = 1);
ALTER TABLE "CaseEstimate" ADD CONSTRAINT "CaseEstimate_games_counted" CHECK ("games" >= 0);
ALTER TABLE "ConnectionEvent"
  ADD CONSTRAINT "ConnectionEvent_kind_known"
    CHECK ("kind" IN ('found', 'lost', 'hidden', 'shown', 'clock-out', 'server-start')),
  ADD CONSTRAINT "ConnectionEvent_seat_unless_server" CHECK (("kind" = 'server-start') = ("seat" IS NULL));
ALTER TABLE "AuditEntry" ADD CONSTRAINT "AuditEntry_subject_known"
  CHECK ("subject" IN ('case', 'player', 'admin', 'appeal'));

-- Only ever added to, whoever asks.
CREATE TRIGGER "Decision_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "Decision"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
CREATE TRIGGER "ConnectionEvent_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ConnectionEvent"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
CREATE TRIGGER "AuditEntry_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "AuditEntry"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();

-- Games that were abandoned before there were cases.
INSERT INTO "Case" ("matchId", "reason", "endedAt", "openedAt", "leaverId", "stake", "isPausable")
SELECT s."matchId", s."abandonedFor", m."endedAt", s."settledAt", loser."playerId", COALESCE(-e."change", 0),
  loser."playerId" IS NOT NULL AND (g."id" IS NULL OR m."endedAt" >= g."startedAt" + INTERVAL '10 minutes')
FROM "Settlement" s
  JOIN "Match" m ON m."id" = s."matchId"
  LEFT JOIN "Seat" loser ON loser."matchId" = s."matchId" AND s."outcome" = 'won' AND loser."place" = 2
  LEFT JOIN "RatingEntry" e ON e."matchId" = s."matchId" AND e."playerId" = loser."playerId"
  LEFT JOIN "GameServer" g ON g."id" = m."ownerId"
WHERE s."abandonedFor" IS NOT NULL AND m."endedAt" IS NOT NULL;
