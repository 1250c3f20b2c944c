import { Prisma } from '../generated/client.ts'
import { auditRows } from '../audit-list/audit-rows.ts'
import type { AuditKey, AuditQuestion } from '../audit-list/audit-question.ts'
import type { Client } from '../client.ts'
import { newId } from '../new-id.ts'

export interface NewAuditEntry {
  readonly at: number
  /** Null for the command line. */
  readonly adminId: string | null
  /** What they are called. */
  readonly actor: string
  /** As `case.uphold` or `admin.invite`. */
  readonly action: string
  readonly subject: 'case' | 'player' | 'admin' | 'appeal'
  /** The match of a case, otherwise the id of whom or what it is about. */
  readonly subjectId: string
  /** What it was before and after, to be stored as JSON. */
  readonly before: object | null
  readonly after: object | null
  readonly reason: string | null
}

export interface AuditRecord extends AuditKey, Omit<NewAuditEntry, 'before' | 'after' | 'subject'> {
  readonly subject: string
  /** As they were stored. */
  readonly before: unknown
  readonly after: unknown
}

/** Who did what at the desk. It is added to within the transaction of what it tells of. */
export interface Audit {
  add(entry: NewAuditEntry): Promise<void>
  /** The newest first; after an entry the next ones. */
  list(question: AuditQuestion, after: AuditKey | null, limit: number): Promise<readonly AuditRecord[]>
}

export const auditIn = (client: Client): Audit => ({
  add: async ({ at, after, before, ...entry }) => {
    const data = { ...entry, id: newId(), at: new Date(at), before: jsonOf(before), after: jsonOf(after) }
    await client.auditEntry.create({ data, select: { id: true } })
  },
  list: async (question, after, limit) => {
    const rows = await client.$queryRaw<Row[]>(auditRows(question, after, limit))
    return rows.map(({ at, ...row }) => ({ ...row, at: at.getTime() }))
  },
})

type Row = Omit<AuditRecord, 'at'> & { readonly at: Date }

const jsonOf = (value: object | null) => value ?? Prisma.DbNull
