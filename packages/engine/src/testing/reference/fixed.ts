/** A number in whole 2⁻¹⁶⁰ths, so that a millimetre or a second has 48 digits after the point. */
export type Fixed = bigint

const FRACTION_BITS = 160n

export const ONE: Fixed = 1n << FRACTION_BITS

const SCALE = Number(ONE)

/** A double, to the last bit if that is worth 2⁻¹⁶⁰ or more; smaller ones are rounded down. */
export const exactly = (value: number): Fixed => BigInt(Math.floor(value * SCALE))

/** The double that is nearest. */
export const nearest = (value: Fixed): number => Number(value) / SCALE

export const times = (one: Fixed, other: Fixed): Fixed => (one * other) >> FRACTION_BITS

export const over = (dividend: Fixed, divisor: Fixed): Fixed => (dividend << FRACTION_BITS) / divisor

/** The square root, rounded down; 0 for what lies below 0. By Heron, from the root of the nearest double. */
export const rootOf = (value: Fixed): Fixed => {
  if (value <= 0n) return 0n
  const square = value << FRACTION_BITS
  let guess = BigInt(Math.floor(Math.sqrt(Number(square)))) + 1n
  // From the first step on the guesses lie above the root and fall.
  guess = (guess + square / guess) >> 1n
  for (;;) {
    const next = (guess + square / guess) >> 1n
    if (next >= guess) return guess
    guess = next
  }
}
