import { z } from 'zod'

/** An entry of the audit as the desk reads it. */
export const auditEntrySchema = z.strictObject({
  id: z.uuid(),
  at: z.number(),
  /** Null for the command line. */
  adminId: z.uuid().nullable(),
  /** What they were called then. */
  actor: z.string(),
  action: z.string(),
  subject: z.string(),
  subjectId: z.string(),
  /** As they were stored; null for nothing. */
  before: z.unknown(),
  after: z.unknown(),
  reason: z.string().nullable(),
})
