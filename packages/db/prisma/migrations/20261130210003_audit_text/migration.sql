-- The audit by the words in it, whatever stands between them; `audit-list/audit-rows.ts` asks by the same expression.
-- schema.prisma has no words for an index over an expression.
CREATE INDEX "AuditEntry_text" ON "AuditEntry" USING gin (to_tsvector('simple'::regconfig, regexp_replace(
  "actor" || ' ' || "action" || ' ' || "subjectId" || ' ' || COALESCE("reason", '') || ' ' ||
  COALESCE("before"::text, '') || ' ' || COALESCE("after"::text, ''),
  '[^0-9A-Za-z\u0080-\U0010ffff]+', ' ', 'g')));
