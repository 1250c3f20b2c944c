import { centreOf } from './centre-of.ts'
import type { Idea } from './idea.ts'
import { push } from './push.ts'

/** Pushes another cap into the target's box (R4.3). */
export const knockIn: Idea = (table, from) => {
  const { target } = table
  if (target === null) return []
  return table.others.flatMap((other) => push(table, from, other, centreOf(target)))
}
