/** Noise from −1 to 1 that begins anew, the same, for each seed: what is heard is the same on every device. */
export const hiss = (seed: number): (() => number) => {
  let state = (seed * 2_654_435_761) >>> 0 || 1
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return ((state >>> 0) / 2_147_483_648 - 1) * 0.999
  }
}
