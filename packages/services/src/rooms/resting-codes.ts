import type { Database } from '@skelly/db'

export interface RestingCode {
  readonly code: string
  readonly closedAt: number
}

/** The codes of the rooms that were closed since a moment, once for each of the rooms. */
export const restingCodes = (
  database: Database,
  { since }: { readonly since: number },
): Promise<readonly RestingCode[]> => database.rooms.closedSince(since)
