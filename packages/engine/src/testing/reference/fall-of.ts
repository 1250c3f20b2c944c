import type { Fixed } from './fixed.ts'
import { derivativeOf, valueAt, type Polynomial } from './polynomial.ts'
import { signChange, signChanges } from './sign-changes.ts'

/**
 * The first time from 0 to `end` at which a gap closes: where it passes 0 on its way to below `floor` (≤ 0). One that
 * is below 0 already and falls further closes where that begins; null when it stays open, or only dips.
 */
export const fallOf = (gap: Polynomial, end: Fixed, floor: Fixed): Fixed | null => {
  const slope = derivativeOf(gap)
  const cuts = [0n, ...signChanges(slope, end), end]
  for (let place = 1; place < cuts.length; place += 1) {
    const [from, to] = [cuts[place - 1] ?? 0n, cuts[place] ?? end]
    const [first, last] = [valueAt(gap, from), valueAt(gap, to)]
    if (last >= floor || last >= first) continue
    return first <= 0n ? from : signChange(gap, slope, from, to)
  }
  return null
}
