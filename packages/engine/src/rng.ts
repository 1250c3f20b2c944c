import type { Seed } from './ids.ts'

/**
 * A stream of chance as data: four unsigned 32-bit words, never all 0. Drawing gives the value and the stream after
 * it; nothing changes, so that a stream can lie in a match's state.
 */
export type Stream = readonly [number, number, number, number]

/**
 * The stream of that name which grows from a seed. One seed has as many streams as there are names, and to know what
 * one gave tells nothing of another.
 */
export const streamOf = (seed: Seed, name: string): Stream => {
  let stream: Stream = [wordOf(seed, 0), wordOf(seed, 8), wordOf(seed, 16), wordOf(seed, 24)]
  for (let place = 0; place < name.length; place += 1) stream = absorb(stream, name.charCodeAt(place))
  for (let round = 0; round < 8; round += 1) stream = absorb(stream, name.length)
  return stream
}

/** A whole number from 0 to `below` − 1, all equally likely, and the stream after it. `below` is 1 to 2³². */
export const nextInt = (
  stream: Stream,
  below: number,
): { readonly value: number; readonly stream: Stream } => {
  // The words past the last whole multiple of `below` are drawn again, or the small numbers would come more often.
  const limit = WORDS - (WORDS % below)
  let drawn = nextWord(stream)
  while (drawn.value >= limit) drawn = nextWord(drawn.stream)
  return { value: drawn.value % below, stream: drawn.stream }
}

const WORDS = 4_294_967_296

const wordOf = (seed: Seed, from: number): number => Number.parseInt(seed.slice(from, from + 8), 16)

const rotate = (word: number, by: number): number => ((word << by) | (word >>> (32 - by))) >>> 0

/** xoshiro128** 1.1 by Blackman and Vigna. */
const nextWord = ([a, b, c, d]: Stream): { readonly value: number; readonly stream: Stream } => {
  const value = Math.imul(rotate(Math.imul(b, 5), 7), 9) >>> 0
  const e = (c ^ a) >>> 0
  const f = (d ^ b) >>> 0
  return { value, stream: [(a ^ f) >>> 0, (b ^ e) >>> 0, (e ^ (b << 9)) >>> 0, rotate(f, 11)] }
}

/** Mixes a word into the stream so that every bit of it reaches every word in a few rounds (as in MurmurHash3). */
const absorb = ([a, b, c, d]: Stream, word: number): Stream => {
  const first = mix(a ^ Math.imul(word + 1, 0x9e3779b1))
  const second = mix(b ^ first)
  const third = mix(c ^ second)
  const fourth = mix(d ^ third)
  // 0, 0, 0, 0 is the one state that the generator never leaves.
  return [(first ^ fourth) >>> 0, second, third, (fourth | Number((first | second | third) === 0)) >>> 0]
}

const mix = (word: number): number => {
  const once = Math.imul(word ^ (word >>> 16), 0x85ebca6b)
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35)
  return (twice ^ (twice >>> 16)) >>> 0
}
