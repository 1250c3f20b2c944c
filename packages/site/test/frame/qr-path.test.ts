import { expect, test } from 'vitest'
import { qrPath } from '../../src/frame/qr-path.ts'

/** Readers find a code by three such squares in its corners: dark, light, dark from outside in. */
const FINDER = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######']

test('a room’s link becomes a code that readers find', () => {
  const { size, path } = qrPath('https://skelly.example/r/K7QM')
  const dark = new Set(
    [...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${String(x)} ${String(y)}`),
  )
  const at = (left: number, top: number): readonly string[] =>
    FINDER.map((row, y) =>
      Array.from(row, (_, x) => (dark.has(`${String(left + x)} ${String(top + y)}`) ? '#' : '.')).join(''),
    )
  expect(size).toBeGreaterThanOrEqual(21)
  for (const [left, top] of [
    [0, 0],
    [size - 7, 0],
    [0, size - 7],
  ] as const) {
    expect(at(left, top)).toEqual(FINDER)
  }
})

test('another link is another code', () => {
  expect(qrPath('https://skelly.example/r/K7QM').path).not.toBe(qrPath('https://skelly.example/r/K7QN').path)
})
