const MODULUS = 2 ** 32

const isPrime = (number: number): boolean => {
  for (let divisor = 2; divisor * divisor <= number; divisor += 1) if (number % divisor === 0) return false
  return true
}

const primes = (count: number): readonly number[] => {
  const found: number[] = []
  for (let number = 2; found.length < count; number += 1) if (isPrime(number)) found.push(number)
  return found
}

/** The first 32 bits behind the point. */
const fraction = (value: number): number => Math.floor((value % 1) * MODULUS)

const ROUNDS = primes(64).map((prime) => fraction(Math.cbrt(prime)))
const START = primes(8).map((prime) => fraction(Math.sqrt(prime)))

const rotr = (word: number, by: number): number => (word >>> by) | (word << (32 - by))
const sum = (...words: readonly number[]): number => words.reduce((total, word) => (total + word) | 0, 0)

/** UTF-8, padded to whole blocks with its length (FIPS 180-4, 5.1.1). */
const padded = (text: string): readonly number[] => {
  const escaped = encodeURIComponent(text).match(/%..|[^%]/g) ?? []
  const bytes = escaped.map((each) =>
    each.length > 1 ? Number.parseInt(each.slice(1), 16) : each.charCodeAt(0),
  )
  const zeros = (119 - (bytes.length % 64)) % 64
  const length = (bytes.length * 8).toString(16).padStart(16, '0').match(/../g) ?? []
  return [
    ...bytes,
    128,
    ...Array.from({ length: zeros }, () => 0),
    ...length.map((byte) => Number.parseInt(byte, 16)),
  ]
}

const schedule = (block: readonly number[]): readonly number[] => {
  const words: number[] = []
  for (let place = 0; place < 64; place += 4) {
    const [a = 0, b = 0, c = 0, d = 0] = block.slice(place, place + 4)
    words.push((a << 24) | (b << 16) | (c << 8) | d)
  }
  for (let round = 16; round < 64; round += 1) {
    const [early = 0, late = 0] = [words[round - 15], words[round - 2]]
    const spread = rotr(early, 7) ^ rotr(early, 18) ^ (early >>> 3)
    const mixed = rotr(late, 17) ^ rotr(late, 19) ^ (late >>> 10)
    words.push(sum(words[round - 16] ?? 0, spread, words[round - 7] ?? 0, mixed))
  }
  return words
}

const compress = (state: readonly number[], block: readonly number[]): readonly number[] => {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (const [round, word] of schedule(block).entries()) {
    const choice = (e & f) ^ (~e & g)
    const one = sum(h, rotr(e, 6) ^ rotr(e, 11) ^ rotr(e, 25), choice, ROUNDS[round] ?? 0, word)
    const two = sum(rotr(a, 2) ^ rotr(a, 13) ^ rotr(a, 22), (a & b) ^ (a & c) ^ (b & c))
    ;[a, b, c, d, e, f, g, h] = [sum(one, two), a, b, c, sum(d, one), e, f, g]
  }
  return [a, b, c, d, e, f, g, h].map((word, place) => sum(word, state[place] ?? 0))
}

/** SHA-256 (FIPS 180-4) of a text in UTF-8, as hexadecimal digits: the engine's tests have no library for it. */
export const sha256 = (text: string): string => {
  const bytes = padded(text)
  let state: readonly number[] = START
  for (let place = 0; place < bytes.length; place += 64)
    state = compress(state, bytes.slice(place, place + 64))
  return state.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}
