interface Stop {
  readonly at: number
  readonly rgb: readonly [red: number, green: number, blue: number]
}

/** Chalk, then the sun, then a brick that glows. */
const weakest: Stop = { at: 0, rgb: [246, 236, 214] }
const stops: readonly Stop[] = [
  weakest,
  { at: 0.45, rgb: [255, 196, 84] },
  { at: 0.75, rgb: [255, 128, 54] },
  { at: 1, rgb: [232, 36, 28] },
]

/** The colour of a strength: 0 to 1 of a full pull, pale to red. */
export const strengthColour = (part: number): string => {
  const upper = stops.find((stop) => stop.at >= part) ?? stops.at(-1) ?? weakest
  const lower = stops.findLast((stop) => stop.at <= part) ?? weakest
  const span = upper.at - lower.at
  const mix = span === 0 ? 0 : (part - lower.at) / span
  const [red, green, blue] = [0, 1, 2].map((index) => {
    const from = lower.rgb[index] ?? 0
    return Math.round(from + ((upper.rgb[index] ?? 0) - from) * mix)
  })
  return `rgb(${String(red)} ${String(green)} ${String(blue)})`
}
