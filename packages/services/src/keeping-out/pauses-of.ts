import type { UpheldWalkOut } from '@skelly/db'
import type { WalkOutsPolicy } from '@skelly/protocol'

/** A time without ranked games that the policy brings by itself. */
export interface Pause {
  /** Of the case that brought it. */
  readonly matchId: string
  /** When the case was decided, epoch milliseconds. */
  readonly from: number
  readonly until: number
  /** How many upheld walk-outs were counted together, from 2. */
  readonly walkOuts: number
}

/** The policy's times, in ms. */
export type PauseTimes = Pick<WalkOutsPolicy, 'within' | 'secondPause' | 'thirdPause' | 'longestPause'>

/**
 * The pauses that somebody's upheld walk-outs bring, in their order (product, Admin app: Policy). A case that is decided
 * counts those that were upheld by then and whose games ended together with its own within `within`, its both ends
 * included, wherever those seven days lie. They are never stored: without a case that was reversed they are what they
 * would have been had it never been upheld.
 */
export const pausesOf = (upheld: readonly UpheldWalkOut[], times: PauseTimes): readonly Pause[] =>
  upheld.flatMap((walkOut) => {
    const walkOuts = countedWith(walkOut, upheld, times.within)
    const from = walkOut.decidedAt
    return walkOuts < 2
      ? []
      : [{ matchId: walkOut.matchId, from, until: from + lengthOf(walkOuts, times), walkOuts }]
  })

/** The most walk-outs in any span of `within` that has this one in it, as was known when this one was decided. */
const countedWith = (walkOut: UpheldWalkOut, upheld: readonly UpheldWalkOut[], within: number): number => {
  const ends = upheld.filter(({ decidedAt }) => decidedAt <= walkOut.decidedAt).map(({ endedAt }) => endedAt)
  const begins = ends.filter((end) => end <= walkOut.endedAt && walkOut.endedAt <= end + within)
  return Math.max(
    ...begins.map((begin) => ends.filter((end) => end >= begin && end <= begin + within).length),
  )
}

/** ms; the second brings its own, from the third on each brings twice the last. */
const lengthOf = (walkOuts: number, { longestPause, secondPause, thirdPause }: PauseTimes): number =>
  Math.min(longestPause, walkOuts === 2 ? secondPause : thirdPause * 2 ** (walkOuts - 3))
