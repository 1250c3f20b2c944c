import { stateHashOf, type StateHash } from './ids.ts'

/**
 * 64 bits over a list of safe integers, by integer operations alone, so that every engine gives the same. It tells an
 * accident or a bug from the same state; it is no defence against somebody who looks for two states with one hash.
 */
export const hashWords = (words: readonly number[]): StateHash => {
  let low = 0x243f6a88
  let high = 0x85a308d3 ^ words.length
  for (const word of words) {
    const upper = Math.floor(word / HALF)
    for (const half of [word - upper * HALF, upper]) {
      low = Math.imul(rotate(low ^ Math.imul(half, 0xcc9e2d51), 15), 0x1b873593) ^ high
      high = Math.imul(rotate(high ^ Math.imul(half, 0x9e3779b1), 13), 0x85ebca6b) + low
    }
  }
  low = finish(low ^ rotate(high, 16))
  high = finish(high ^ low)
  return stateHashOf(high, low)
}

const HALF = 4_294_967_296

const rotate = (word: number, by: number): number => (word << by) | (word >>> (32 - by))

/** MurmurHash3's last step: every bit that went in changes half of those that come out. */
const finish = (word: number): number => {
  const once = Math.imul(word ^ (word >>> 16), 0x85ebca6b)
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35)
  return twice ^ (twice >>> 16)
}
