import { describe, expect, test } from 'vitest'
import { interleave } from '../../../src/bench/measuring/interleave.ts'

/** Notes its turns, and gets one shot a second faster with each. */
const playerIn = (turns: string[], name: string): { playFor: (time: number) => Promise<number> } => ({
  playFor: (time) => {
    turns.push(`${name} ${String(time)}`)
    return Promise.resolve(turns.length)
  },
})

describe('interleave', () => {
  test('gives everybody an equal slice in every round, in turn', async () => {
    const turns: string[] = []
    const players = new Map(['a', 'b'].map((name) => [name, playerIn(turns, name)]))
    const rates = await interleave(players, 3, 60)
    expect(turns).toEqual(['a 10', 'b 10', 'a 10', 'b 10', 'a 10', 'b 10'])
    expect(Object.fromEntries(rates)).toEqual({ a: [1, 3, 5], b: [2, 4, 6] })
  })
})
