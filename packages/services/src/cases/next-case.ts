import type { Database } from '@skelly/db'

/**
 * The open case that comes after one: of the next older game, behind the oldest the newest again. Null when no other is
 * open.
 * @param after null for the newest of all
 */
export const nextCase = async (
  { caseQueue, cases }: Database,
  after: string | null,
): Promise<string | null> => {
  const its = after === null ? null : await cases.of(after)
  const next = its === null ? null : await caseQueue.nextOpen(its)
  const found = next ?? (await caseQueue.nextOpen(null))
  return found === after ? null : found
}
