import { EXPECTED_SCORES } from './expected-scores.ts'

/** A whole point, as expected scores count it. */
export const WHOLE_SCORE = 10_000

/**
 * R10.1: what a player is expected to score against another, in ten-thousandths, 0 to 10,000. Both ratings are
 * whole. The two players' expected scores always add up to 10,000.
 */
export const expectedScore = (own: number, other: number): number => {
  const better = EXPECTED_SCORES[Math.abs(own - other)] ?? WHOLE_SCORE
  return own >= other ? better : WHOLE_SCORE - better
}
