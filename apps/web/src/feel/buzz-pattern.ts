import type { Knock } from '@skelly/court-view'

/** A buzz of this length, ms, is felt at the hardest knock. */
const LONGEST = 24
/** A shorter one no motor makes. */
const SHORTEST = 6
/** A softer knock is not felt. */
const FELT = 0.06

/**
 * What the device buzzes for knocks: waits and buzzes by turns in ms, beginning with a buzz of none, as
 * `navigator.vibrate` takes it. Empty when nothing is felt.
 * @param from when it begins, on the clock of the knocks
 */
export const buzzPattern = (knocks: readonly Knock[], from: number): readonly number[] => {
  let end = from
  const parts = knocks.flatMap(({ at, force }) => {
    const wait = Math.round(at - end)
    if (force < FELT || wait < 0) return []
    const buzz = Math.round(SHORTEST + (LONGEST - SHORTEST) * force)
    end = at + buzz
    return [wait, buzz]
  })
  return parts.length === 0 ? [] : [0, ...parts]
}
