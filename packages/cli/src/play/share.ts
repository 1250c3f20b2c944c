/** Standard deviations to both sides of a mean that hold 95 % of a normal distribution. */
const Z = 1.96

/** A share with the interval that holds the true one in 95 % of such counts (Wilson). */
interface Share {
  readonly share: number
  readonly low: number
  readonly high: number
}

const shareOf = (count: number, of: number): Share => {
  const share = count / of
  const middle = share + (Z * Z) / (2 * of)
  const reach = Z * Math.sqrt((share * (1 - share)) / of + (Z * Z) / (4 * of * of))
  const whole = 1 + (Z * Z) / of
  return { share, low: Math.max(0, (middle - reach) / whole), high: (middle + reach) / whole }
}

/** `53.1 % (50.9 to 55.3)`. */
export const shareText = (count: number, of: number): string => {
  const { share, low, high } = shareOf(count, of)
  return `${perCent(share)} % (${perCent(low)} to ${perCent(high)})`
}

const perCent = (share: number): string => (100 * share).toFixed(1)
