/** From docs/replay-format.md alone: the state hash of a list of whole numbers, by integers of any length. */
export const hashList = (list: readonly number[]): string => {
  let low = 0x243f6a88n
  let high = 0x85a308d3n ^ BigInt(list.length)
  for (const number of list) {
    const w = BigInt(number)
    // A shift of integers of any length rounds downwards, as the page asks.
    const upper = w >> 32n
    for (const half of [w - (upper << 32n), upper]) {
      low = whole(rotl(low ^ whole(half * 0xcc9e2d51n), 15n) * 0x1b873593n) ^ high
      high = whole(whole(rotl(high ^ whole(half * 0x9e3779b1n), 13n) * 0x85ebca6bn) + low)
    }
  }
  low = mix(low ^ rotl(high, 16n))
  high = mix(high ^ low)
  return [high, low].map((word) => word.toString(16).padStart(8, '0')).join('')
}

const whole = (value: bigint): bigint => BigInt.asUintN(32, value)

const rotl = (word: bigint, by: bigint): bigint => whole(word << by) | (word >> (32n - by))

const mix = (word: bigint): bigint => {
  const once = whole((word ^ (word >> 16n)) * 0x85ebca6bn)
  const twice = whole((once ^ (once >> 13n)) * 0xc2b2ae35n)
  return twice ^ (twice >> 16n)
}
