/** What a browser makes of keyframes: a cubic Bézier between the two on either side of an offset. */
const bezier = (easing: string, part: number): number => {
  const numbers = easing.match(/-?[\d.]+/g)?.map(Number)
  if (easing === 'linear' || !numbers) return part
  const [, y1 = 0, , y2 = 0] = numbers
  // With x at thirds a Bézier's parameter is its x.
  return 3 * (1 - part) ** 2 * part * y1 + 3 * (1 - part) * part ** 2 * y2 + part ** 3
}

const numbersOf = ({ transform }: Keyframe): readonly number[] =>
  String(transform)
    .match(/-?[\d.]+/g)
    ?.map(Number) ?? []

/** The numbers of a transform at an offset. */
export const seenAt = (keyframes: readonly Keyframe[], offset: number): readonly number[] => {
  const after = keyframes.findIndex((keyframe) => Number(keyframe.offset) > offset)
  const to = keyframes[after] ?? keyframes.at(-1)
  const from = after > 0 ? keyframes[after - 1] : to
  if (!from || !to) return []
  const span = Number(to.offset) - Number(from.offset)
  const part = span === 0 ? 1 : bezier(String(from.easing), (offset - Number(from.offset)) / span)
  const [begin, end] = [numbersOf(from), numbersOf(to)]
  return begin.map((value, index) => value + ((end[index] ?? value) - value) * part)
}
