import type { Millis } from '@skelly/engine'
import type { Policy } from '@skelly/protocol'
import { openRooms, restingCodes, type Database } from '@skelly/services'
import type { CodeBook } from '../codes/code-book.ts'

export interface KeepingCodes {
  readonly database: Database
  readonly codes: CodeBook
  readonly policy: Policy
  readonly now: () => Millis
}

/** Fills the code book from the rooms that there are: those that rest, then those that are live. */
export const fillCodes = async (parts: KeepingCodes): Promise<void> => {
  const { database, codes, policy, now } = parts
  const { codeRests } = policy.rooms
  for (const { code, closedAt } of await restingCodes(database, { since: now() - codeRests })) {
    const left = closedAt + codeRests - now()
    if (left > 0) await codes.rest(code, left)
  }
  await keepCodes(parts)
}

/** Says of the codes of all open rooms that they are live. */
export const keepCodes = async ({ database, codes }: KeepingCodes): Promise<void> =>
  codes.keep(await openRooms(database))
