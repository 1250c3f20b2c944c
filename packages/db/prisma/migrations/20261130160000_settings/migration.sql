-- CreateTable
CREATE TABLE "UserSettings" (
    "userId" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "kept" JSONB NOT NULL,
    "keptAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "UserSettings_pkey" PRIMARY KEY ("userId")
);

-- AddForeignKey
ALTER TABLE "UserSettings" ADD CONSTRAINT "UserSettings_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "UserSettings" ADD CONSTRAINT "UserSettings_form" CHECK ("version" >= 1 AND jsonb_typeof("kept") = 'object');
