/** c4·t⁴ + c3·t³ + c2·t² + c1·t + c0. */
export interface Quartic {
  readonly c4: number
  readonly c3: number
  readonly c2: number
  readonly c1: number
  readonly c0: number
}

/**
 * Where in [0, 1] the quartic first falls from 0 or above to below `floor` (≤ 0), as the place where it passes 0;
 * Infinity when it does nowhere. Dips that stay above the floor are grazes and left out. One that is below 0 already
 * and goes on falling has its root where that begins.
 *
 * Its derivatives' roots cut [0, 1] into stretches where it only rises or only falls, so no root can hide.
 */
export const firstFall = (quartic: Quartic, floor: number): number => {
  const { c4, c3, c2, c1, c0 } = quartic
  // Nowhere is it less than c0 + t·(c1 + min(0, c2, c2 + c3)): mostly it only rises, as when two have just met.
  if (c0 >= floor && c4 >= 0 && c1 + Math.min(0, c2, c2 + c3) >= 0) return Infinity
  const root = Math.sqrt(Math.max(0, 9 * c3 * c3 - 24 * c4 * c2))
  // The roots of 12·c4·t² + 6·c3·t + 2·c2, without cancellation.
  const q = -3 * c3 - (c3 > 0 ? root : -root)
  const one = within(q / (12 * c4))
  const other = within((2 * c2) / q)
  const bend = Math.min(one, other)
  const nextBend = Math.max(one, other)
  let from = 0
  for (let stretch = 0; stretch < 3; stretch += 1) {
    const start = stretch === 0 ? 0 : stretch === 1 ? bend : nextBend
    const end = stretch === 0 ? bend : stretch === 1 ? nextBend : 1
    const turn = turnBetween(quartic, start, end)
    if (turn < 0) continue
    const fall = fallBetween(quartic, floor, from, turn)
    if (fall < Infinity) return fall
    from = turn
  }
  return fallBetween(quartic, floor, from, 1)
}

/** A root that lies outside [0, 1], or does not exist, cuts nothing: 1 takes its place. */
const within = (root: number): number => (root > 0 && root < 1 ? root : 1)

const valueAt = ({ c4, c3, c2, c1, c0 }: Quartic, t: number): number =>
  (((c4 * t + c3) * t + c2) * t + c1) * t + c0

const slopeAt = ({ c4, c3, c2, c1 }: Quartic, t: number): number =>
  ((4 * c4 * t + 3 * c3) * t + 2 * c2) * t + c1

const bendAt = ({ c4, c3, c2 }: Quartic, t: number): number => (12 * c4 * t + 6 * c3) * t + 2 * c2

/** Where the slope passes 0 on a stretch on which it only rises or only falls; −1 when it does not. */
const turnBetween = (quartic: Quartic, start: number, end: number): number => {
  if (!(end > start)) return -1
  const rises = slopeAt(quartic, start) < 0
  if (slopeAt(quartic, end) < 0 === rises) return -1
  let low = start
  let high = end
  let t = (low + high) / 2
  for (let step = 0; step < STEPS; step += 1) {
    const slope = slopeAt(quartic, t)
    if (slope < 0 === rises) low = t
    else high = t
    const next = safeguarded(t - slope / bendAt(quartic, t), low, high)
    if (Math.abs(next - t) <= TURN_PRECISION) return next
    t = next
  }
  return t
}

/** Where the quartic passes 0 on a stretch on which it only rises or only falls; Infinity when it does not. */
const fallBetween = (quartic: Quartic, floor: number, start: number, end: number): number => {
  const first = valueAt(quartic, start)
  const last = valueAt(quartic, end)
  if (!(last < floor && last < first)) return Infinity
  if (first <= 0) return start
  let low = start
  let high = end
  let t = start
  for (let step = 0; step < STEPS; step += 1) {
    const value = valueAt(quartic, t)
    if (value === 0) return t
    if (value > 0) low = t
    else high = t
    const next = safeguarded(t - value / slopeAt(quartic, t), low, high)
    if (Math.abs(next - t) <= ROOT_PRECISION) return next
    t = next
  }
  return t
}

/** Newton's next guess where it stays between the bounds, their middle otherwise (also for NaN). */
const safeguarded = (guess: number, low: number, high: number): number =>
  guess > low && guess < high ? guess : (low + high) / 2

/** Newton needs 3 to 8 steps; halving alone is done after 54. */
const STEPS = 64
const ROOT_PRECISION = 2.220446049250313e-16
/** Turns only bound the roots: at one the quartic is flat, so that an error of 1e-12 moves it by 1e-24 of its bend. */
const TURN_PRECISION = 1e-12
