/** One way in which something rings. */
export interface Mode {
  /** Hz */
  readonly pitch: number
  /** Seconds until it is 60 dB softer. */
  readonly rings: number
  /** How loud it is beside the others. */
  readonly part: number
}

/**
 * What is fed into it comes out ringing: two poles, two multiplications a sample.
 * @param rate samples a second
 */
export const resonance = ({ pitch, rings, part }: Mode, rate: number): ((input: number) => number) => {
  const radius = 10 ** (-3 / (rings * rate))
  const turn = 2 * radius * Math.cos((2 * Math.PI * pitch) / rate)
  const square = radius * radius
  // as loud for a tap whatever its pitch
  const gain = part * Math.sin((2 * Math.PI * pitch) / rate)
  let [last, before] = [0, 0]
  return (input) => {
    const now = gain * input + turn * last - square * before
    before = last
    last = now
    return now
  }
}
