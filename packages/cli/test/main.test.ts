import { census, censusText } from '@skelly/engine/testing'
import { describe, expect, test } from 'vitest'
import { runSkelly } from './run-skelly.ts'

describe('skelly', () => {
  test.each([
    { words: [], says: 'usage: skelly judge' },
    { words: ['dance'], says: 'usage: skelly judge' },
    { words: ['judge', 'one', 'two'], says: 'usage: skelly judge [FILE]' },
    { words: ['replay'], says: 'usage: skelly replay' },
    { words: ['constants', '--loud'], says: "Unknown option '--loud'" },
  ])('unusable: $words', async ({ words, says }) => {
    const { code, out, err } = await runSkelly(words)
    expect(err.startsWith(`skelly: ${says}`)).toBe(true)
    expect(err.trimEnd()).not.toContain('\n')
    expect([code, out]).toEqual([2, ''])
  })

  test('constants are one JSON value', async () => {
    const { code, out, err } = await runSkelly(['constants'])
    expect(JSON.parse(out)).toMatchObject({
      physicsVersion: 1,
      capRadius: 16,
      chalkWidth: 6,
      court: { width: 1000, height: 1300 },
      fills: { empty: { mass: 1, fastest: 3600, deceleration: 2500 } },
      restitution: { cap: 0.8, edge: 0.7, wall: 0.7, post: 0.75 },
      smallestRebound: 1,
    })
    expect([code, err]).toEqual([0, ''])
  })

  test('the census counts every position, for every fill', async () => {
    const { code, out } = await runSkelly(['census', '--json'])
    const lines = out
      .trimEnd()
      .split('\n')
      .map((line): unknown => JSON.parse(line))
    const rows = census().map(({ position: { name, line }, ...row }) => ({ position: name, line, ...row }))
    expect(lines).toEqual(rows)
    expect(code).toBe(0)
    const people = await runSkelly(['census'])
    expect(people.out).toBe(censusText(census()))
  })
})
