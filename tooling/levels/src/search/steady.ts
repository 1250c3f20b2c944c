import type { Point } from '@skelly/engine'
import type { PlayedAttempt } from '@skelly/engine/challenges'
import { flickAt, gainOf, type Spot } from './grid.ts'

/** A flick in polar terms and the share of its neighbours that do as much. */
export interface Steady extends Spot {
  readonly share: number
}

const ROUNDS = 3
const WIDE = [-1.5, -1, -0.5, 0, 0.5, 1, 1.5]
/** Degrees and parts of the strength that challenges.md measures the tolerance in. */
const NEAR_DEGREES = 0.75
const NEAR_PART = 0.02
const NEAR = [-1, -0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75, 1]

/** Moves a flick into the middle of the flicks about it that do as much, and measures how many of them do. */
export const steadied = (before: PlayedAttempt, setDown: Point | null, spot: Spot): Steady => {
  const isGood = (degrees: number, strength: number): boolean =>
    gainOf(before, setDown, flickAt(degrees, strength)) >= spot.gain
  const shareAt = (degrees: number, strength: number): number => {
    const tries = NEAR.flatMap((aside) => NEAR.map((harder) => [aside, harder] as const))
    const good = tries.filter(([aside, harder]) =>
      isGood(degrees + aside * NEAR_DEGREES, strength * (1 + harder * NEAR_PART)),
    )
    return good.length / tries.length
  }
  let best: Steady = {
    ...spot,
    share: isGood(spot.degrees, spot.strength) ? shareAt(spot.degrees, spot.strength) : 0,
  }
  let { degrees, strength } = spot
  for (let round = 0; round < ROUNDS; round += 1) {
    const good = WIDE.flatMap((aside) =>
      WIDE.map((harder) => [degrees + aside, strength * (1 + harder * NEAR_PART * 2)] as const),
    ).filter(([turned, harder]) => isGood(turned, harder))
    if (good.length === 0) break
    degrees = mean(good.map(([turned]) => turned))
    strength = mean(good.map(([, harder]) => harder))
    const share = isGood(degrees, Math.round(strength)) ? shareAt(degrees, strength) : 0
    if (share > best.share) best = { ...spot, degrees, strength, share }
  }
  return best
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length
