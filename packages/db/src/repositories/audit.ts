import { Prisma } from '../generated/client.ts'
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

/** Who did what at the desk. It is added to within the transaction of what it tells of. */
export interface Audit {
  add(entry: NewAuditEntry): Promise<void>
}

export const auditIn = (client: Client): Audit => ({
  add: async ({ at, after, before, ...entry }) => {
    const data = { ...entry, id: newId(), at: new Date(at), before: jsonOf(before), after: jsonOf(after) }
    await client.auditEntry.create({ data, select: { id: true } })
  },
})

const jsonOf = (value: object | null) => value ?? Prisma.DbNull
