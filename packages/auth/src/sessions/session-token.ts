import { z } from 'zod'

/** What a session's JWT says: the row that it names, what the row said when it was last looked at, and when. */
const sessionTokenSchema = z.object({
  sessionId: z.uuid(),
  playerId: z.uuid(),
  name: z.string(),
  /** Epoch milliseconds. */
  lookedAt: z.number(),
})
/** An object type and no interface: next-auth wants to index it. */
export type SessionToken = Readonly<z.infer<typeof sessionTokenSchema>>

/** Null for a token that another release made. */
export const sessionTokenOf = (token: unknown): SessionToken | null =>
  sessionTokenSchema.safeParse(token).data ?? null
