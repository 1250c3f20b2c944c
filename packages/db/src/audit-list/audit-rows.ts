import { Prisma } from '../generated/client.ts'
import type { AuditKey, AuditQuestion } from './audit-question.ts'

/** The entries that fit, the newest first; after an entry the next ones. */
export const auditRows = (question: AuditQuestion, after: AuditKey | null, limit: number): Prisma.Sql => {
  const conditions = [...conditionsOf(question), ...(after === null ? [] : [isBefore(after)])]
  const where = conditions.length === 0 ? Prisma.empty : Prisma.sql`WHERE ${Prisma.join(conditions, ' AND ')}`
  return Prisma.sql`
    SELECT "id", "at", "adminId", "actor", "action", "subject", "subjectId", "before", "after", "reason"
    FROM "AuditEntry" ${where} ORDER BY "at" DESC, "id" DESC LIMIT ${limit}`
}

const isBefore = ({ at, id }: AuditKey): Prisma.Sql =>
  Prisma.sql`("at", "id") < (${new Date(at)}, ${id}::uuid)`

const conditionsOf = ({
  action,
  from,
  subject,
  subjectId,
  text,
  until,
  who,
}: AuditQuestion): readonly Prisma.Sql[] => {
  const words = wordsIn(text)
  return [
    ...(who === null ? [] : [isBy(who)]),
    ...(action === null ? [] : [Prisma.sql`"action" = ${action}`]),
    ...(subject === null ? [] : [Prisma.sql`"subject" = ${subject}`]),
    ...(subjectId === null ? [] : [Prisma.sql`"subjectId" = ${subjectId}`]),
    ...(from === null ? [] : [Prisma.sql`"at" >= ${new Date(from)}`]),
    ...(until === null ? [] : [Prisma.sql`"at" < ${new Date(until)}`]),
    ...(words.length === 0 ? [] : [has(words)]),
  ]
}

const isBy = (who: string): Prisma.Sql =>
  who === 'command-line' ? Prisma.sql`"adminId" IS NULL` : Prisma.sql`"adminId" = ${who}::uuid`

/** More than these tell nobody apart. */
const MOST_WORDS = 8

const wordsIn = (text: string): readonly string[] =>
  text
    .split(/[^0-9A-Za-z\u0080-\u{10ffff}]+/u)
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS)

/** By the index `AuditEntry_text`, whose expression this is. No word has a sign that a text search reads. */
const has = (words: readonly string[]): Prisma.Sql => {
  const wanted = words.map((word) => `'${word}':*`).join(' & ')
  return Prisma.sql`to_tsvector('simple'::regconfig, regexp_replace(
    "actor" || ' ' || "action" || ' ' || "subjectId" || ' ' || COALESCE("reason", '') || ' ' ||
    COALESCE("before"::text, '') || ' ' || COALESCE("after"::text, ''),
    '[^0-9A-Za-z\\u0080-\\U0010ffff]+', ' ', 'g')) @@ to_tsquery('simple'::regconfig, ${wanted})`
}
