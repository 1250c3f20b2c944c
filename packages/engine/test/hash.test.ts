import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hashWords } from '../src/hash.ts'

test('hashes stay as they are: replays carry them', () => {
  expect([[], [0], [1, 2, 3], [-1], [2 ** 40 + 5, -(2 ** 40)]].map(hashWords)).toMatchInlineSnapshot(`
    [
      "baf0b8000e17fa48",
      "059890ce13c85484",
      "adc25039ba870545",
      "3f36d13b1c0beceb",
      "666b5fee6c8b603a",
    ]
  `)
})

test('16 hexadecimal digits over any safe integers', () => {
  fc.assert(fc.property(fc.array(fc.maxSafeInteger()), (words) => /^[0-9a-f]{16}$/.test(hashWords(words))))
})

test('0 and −0 are one number', () => {
  expect(hashWords([-0])).toBe(hashWords([0]))
})

test('one bit more or less, another order or another length give another hash', () => {
  const words = [90 * 1024, 1190 * 1024, 25, 0, 3]
  const others = words.flatMap((word, place) =>
    Array.from({ length: 31 }, (_, bit) => words.with(place, word ^ (1 << bit))),
  )
  const all = [words, words.toReversed(), [...words, 0], words.slice(1), [0, ...words], ...others]
  expect(new Set(all.map(hashWords)).size).toBe(all.length)
})

test('a flipped bit of the state flips half of the hash', () => {
  const bits = (text: string): string => BigInt(`0x${text}`).toString(2).padStart(64, '0')
  const before = bits(hashWords([123456, 7]))
  const flips = Array.from({ length: 31 }, (_, bit) => {
    const after = bits(hashWords([123456 ^ (1 << bit), 7]))
    return Array.from(after).filter((digit, place) => digit !== before[place]).length
  })
  const mean = flips.reduce((sum, count) => sum + count, 0) / flips.length
  expect(mean).toBeGreaterThan(28)
  expect(mean).toBeLessThan(36)
  expect(Math.min(...flips)).toBeGreaterThan(12)
})
