import { over, type Fixed } from './fixed.ts'
import { derivativeOf, valueAt, type Polynomial } from './polynomial.ts'

/**
 * All places from 0 to `end` at which the polynomial's sign changes, ascending, to within 2⁻¹⁵⁰ or so. The
 * derivative's own are found first: between them the polynomial only rises or only falls, so that none can hide.
 */
export const signChanges = (polynomial: Polynomial, end: Fixed): readonly Fixed[] => {
  if (polynomial.length < 2) return []
  const slope = derivativeOf(polynomial)
  const cuts = [0n, ...signChanges(slope, end), end]
  const changes: Fixed[] = []
  for (let place = 1; place < cuts.length; place += 1) {
    const [from, to] = [cuts[place - 1] ?? 0n, cuts[place] ?? end]
    const rises = valueAt(polynomial, from) < 0n
    if (valueAt(polynomial, to) < 0n !== rises) changes.push(signChange(polynomial, slope, from, to))
  }
  return changes
}

/**
 * The one place between `from` and `to`, at which the signs differ, where the polynomial passes 0: Newton's steps
 * where they stay between the bounds, halving where they do not.
 */
export const signChange = (polynomial: Polynomial, slope: Polynomial, from: Fixed, to: Fixed): Fixed => {
  const rises = valueAt(polynomial, from) < 0n
  let [low, high] = [from, to]
  let at = (low + high) >> 1n
  while (high - low > PRECISION) {
    const value = valueAt(polynomial, at)
    if (value < 0n === rises) low = at
    else high = at
    const steepness = valueAt(slope, at)
    const step = steepness === 0n ? high - low : over(value, steepness)
    const next = at - step
    if (next > low && next < high && (step < 0n ? -step : step) <= PRECISION) return next
    at = next > low && next < high ? next : (low + high) >> 1n
  }
  return high
}

/** 2⁻¹⁵⁰: ten bits are left to rounding. */
const PRECISION = 1n << 10n
