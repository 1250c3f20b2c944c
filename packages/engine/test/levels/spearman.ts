/** The rank correlation of values with their places, −1 to 1; equal values share the mean of their ranks. */
export const spearman = (values: readonly number[]): number => {
  const ranks = values.map((value) => {
    const less = values.filter((other) => other < value).length
    const same = values.filter((other) => other === value).length
    return less + (same - 1) / 2
  })
  return correlation(
    ranks,
    values.map((_, place) => place),
  )
}

const correlation = (xs: readonly number[], ys: readonly number[]): number => {
  const [offX, offY] = [offsOf(xs), offsOf(ys)]
  return product(offX, offY) / Math.sqrt(product(offX, offX) * product(offY, offY))
}

const offsOf = (values: readonly number[]): readonly number[] => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return values.map((value) => value - mean)
}

const product = (xs: readonly number[], ys: readonly number[]): number =>
  xs.reduce((sum, x, place) => sum + x * (ys[place] ?? 0), 0)
