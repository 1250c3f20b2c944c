/** What is drawn for a line. */
export type Subject =
  | 'refusal'
  | 'cut'
  | 'cut-side'
  | `cut-${Direction}`
  | `jitter-${Direction}`
  | `stall-${Direction}`
  | `held-${Direction}`

/** From whoever connects to the server, and back. */
export type Direction = 'up' | 'down'

const WORD = 2 ** 32
const STEP = 0x9e3779b9

/**
 * A number from 0 up to 1 that depends on nothing but what is named: always the same for the same seed, subject and
 * place, whatever else was drawn before.
 * @param seed a whole number
 * @param place the connection's number, and the stretch's where there is one
 */
export const draw = (seed: number, subject: Subject, ...place: readonly number[]): number => {
  const letters = Array.from(subject, (letter) => letter.charCodeAt(0))
  const mixed = [seed, ...letters, ...place].reduce((state, part) => stir(state ^ part), STEP)
  return (mixed >>> 0) / WORD
}

/** Lets every bit of a word reach every other. */
const stir = (word: number): number => {
  let mixed = (word + STEP) | 0
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d)
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39)
  return mixed ^ (mixed >>> 15)
}
