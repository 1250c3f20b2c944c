import { times, type Fixed } from './fixed.ts'

/** Coefficients from the constant term up. */
export type Polynomial = readonly Fixed[]

export const valueAt = (polynomial: Polynomial, at: Fixed): Fixed => {
  let value = 0n
  for (let power = polynomial.length - 1; power >= 0; power -= 1) {
    value = times(value, at) + (polynomial[power] ?? 0n)
  }
  return value
}

export const derivativeOf = (polynomial: Polynomial): Polynomial =>
  polynomial.slice(1).map((coefficient, power) => coefficient * BigInt(power + 1))

export const difference = (one: Polynomial, other: Polynomial): Polynomial =>
  one.map((coefficient, power) => coefficient - (other[power] ?? 0n))

/** The sum of the squares of two polynomials of one length. */
export const sumOfSquares = (one: Polynomial, other: Polynomial): Polynomial => {
  const sum = Array.from({ length: 2 * one.length - 1 }, () => 0n)
  for (const part of [one, other]) {
    part.forEach((left, place) => {
      part.forEach((right, power) => {
        sum[place + power] = (sum[place + power] ?? 0n) + times(left, right)
      })
    })
  }
  return sum
}
