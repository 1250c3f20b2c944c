-- A link may also move an account to another e-mail address.
ALTER TABLE "EmailLink" DROP CONSTRAINT "EmailLink_purpose_known";
ALTER TABLE "EmailLink" ADD CONSTRAINT "EmailLink_purpose_known" CHECK ("purpose" IN ('verify', 'reset', 'change'));
