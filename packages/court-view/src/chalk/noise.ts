/** A whole number's own number from 0 up to 1, the same everywhere: chalk must not crawl between two renders. */
export const noise = (seed: number): number => {
  let mixed = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4_294_967_296
}

/** Noise that runs smoothly from one whole place to the next, from −1 to 1. */
export const smoothNoise = (seed: number, place: number): number => {
  const whole = Math.floor(place)
  const part = place - whole
  const eased = part * part * (3 - 2 * part)
  const before = noise(seed * 7919 + whole)
  const after = noise(seed * 7919 + whole + 1)
  return (before + (after - before) * eased) * 2 - 1
}
