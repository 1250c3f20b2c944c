/** The value below which this part of the values lies, 0 to 1: one of them, without interpolation. */
export const quantile = (values: readonly number[], part: number): number => {
  const sorted = values.toSorted((one, other) => one - other)
  const value = sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))]
  if (value === undefined) throw new RangeError('no values')
  return value
}

export const median = (values: readonly number[]): number => quantile(values, 0.5)
