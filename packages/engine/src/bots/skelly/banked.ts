import { centreOf } from './centre-of.ts'
import { aim } from './aim.ts'
import { banksTo } from './bank.ts'
import type { Idea } from './idea.ts'

/** Off one side of the edge into the target's box: still a pot (R5.11). */
export const banked: Idea = (table, from) => {
  const { target } = table
  if (target === null) return []
  return banksTo(table, from, centreOf(target)).flatMap(({ through, energy }) =>
    aim(table, from, through, [energy, energy * 1.04]),
  )
}
