import type { Knock } from '@skelly/court-view'
import type { Amount } from '@skelly/protocol'

/** A buzz of this length, ms, is felt at the hardest knock. */
const LONGEST = 24
/** A shorter one no motor makes. */
const SHORTEST = 6
/** A softer knock is not felt. */
const FELT = 0.12

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

/**
 * The same pattern, buzzes and waits by turns, with as much buzz as is wanted: at `low` every buzz is half as long, and
 * the wait after it so much longer that the next comes when it is seen.
 */
export const lessened = (pattern: readonly number[], amount: Amount): readonly number[] => {
  if (amount === 'off') return []
  if (amount === 'full') return pattern
  const halved = (place: number): number => Math.round((pattern[place] ?? 0) / 2)
  return pattern.map((part, place) => {
    if (place % 2 === 0) return halved(place)
    return part + (pattern[place - 1] ?? 0) - halved(place - 1)
  })
}
