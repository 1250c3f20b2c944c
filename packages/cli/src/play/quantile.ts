/** The least value that so much of all values do not exceed; `share` is above 0, at most 1. NaN of nothing. */
export const quantile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN
}

export interface Spread {
  readonly median: number
  readonly p10: number
  readonly p90: number
}

export const spreadOf = (values: readonly number[]): Spread => ({
  median: quantile(values, 0.5),
  p10: quantile(values, 0.1),
  p90: quantile(values, 0.9),
})
