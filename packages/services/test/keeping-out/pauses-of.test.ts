import { POLICY } from '@skelly/protocol'
import { describe, expect, test } from 'vitest'
import { pausesOf } from '../../src/keeping-out/pauses-of.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** `3.5>4` is a walk-out from a game that ended on day 3.5 and was upheld on day 4; `3.5+1>4` a millisecond later. */
const walkOutsFrom = (notation: string) =>
  notation.split(' ').map((text, at) => {
    const [, end, later, decided] = /^([\d.]+)(?:\+(\d+))?>([\d.]+)$/.exec(text) ?? []
    const endedAt = Number(end) * DAY + Number(later ?? 0)
    return { matchId: `case-${String(at + 1)}`, endedAt, decidedAt: Number(decided) * DAY }
  })

/** What each brings: `2:900000` is a pause for two walk-outs counted together, of so many ms. */
const pausesFrom = (notation: string): readonly string[] => {
  const walkOuts = walkOutsFrom(notation)
  const pauses = pausesOf(walkOuts, POLICY.walkOuts)
  return walkOuts.map(({ matchId, decidedAt }) => {
    const pause = pauses.find((one) => one.matchId === matchId)
    if (pause !== undefined) expect(pause.from).toBe(decidedAt)
    return pause === undefined ? '-' : `${String(pause.walkOuts)}:${String(pause.until - pause.from)}`
  })
}

const SECOND = `2:${String(15 * MINUTE)}`
const third = (of = 3) => `${String(of)}:${String(Math.min(2 * HOUR * 2 ** (of - 3), 7 * DAY))}`

describe('a walk-out that is upheld', () => {
  test.each([
    { what: 'the first brings none', walkOuts: '1>2', pauses: ['-'] },
    { what: 'the second 15 minutes', walkOuts: '1>2 2>3', pauses: ['-', SECOND] },
    { what: 'the third two hours', walkOuts: '1>2 2>3 3>4', pauses: ['-', SECOND, third()] },
    {
      what: 'each further one double',
      walkOuts: '1>2 1.1>2.1 1.2>2.2 1.3>2.3 1.4>2.4',
      pauses: ['-', SECOND, third(), `4:${String(4 * HOUR)}`, `5:${String(8 * HOUR)}`],
    },
    { what: 'exactly seven days apart count together', walkOuts: '1>2 8>9', pauses: ['-', SECOND] },
    { what: 'a millisecond more does not', walkOuts: '1>2 8+1>9', pauses: ['-', '-'] },
    {
      what: 'a span may lie on both sides of the game',
      walkOuts: '1>2 7>8 4>9',
      pauses: ['-', SECOND, third()],
    },
    {
      what: 'the fullest span tells: 2 to 9 holds three, 1 to 8 three, 4 to 10 two of them',
      walkOuts: '1>2 4>5 8+1>9 9>10',
      pauses: ['-', SECOND, SECOND, third()],
    },
    {
      what: 'decided out of order, each counts what was known by then',
      walkOuts: '3>4 1>5 2>6',
      pauses: ['-', SECOND, third()],
    },
    {
      what: 'of an earlier game decided later, the later counts',
      walkOuts: '1>9 2>3',
      pauses: [SECOND, '-'],
    },
    {
      what: 'decided at the same moment each counts the other',
      walkOuts: '1>3 2>3',
      pauses: [SECOND, SECOND],
    },
  ])('$what', ({ walkOuts, pauses }) => {
    expect(pausesFrom(walkOuts)).toEqual(pauses)
  })

  test('none is longer than seven days', () => {
    const many = Array.from({ length: 12 }, (_, at) => `1.${String(at).padStart(2, '0')}>${String(at + 2)}`)
    const pauses = pausesFrom(many.join(' '))
    expect(pauses[8]).toBe(`9:${String(128 * HOUR)}`)
    expect(pauses.slice(9)).toEqual([10, 11, 12].map((of) => `${String(of)}:${String(7 * DAY)}`))
  })

  test('without a case that is reversed the others bring what they would have brought', () => {
    expect(pausesFrom('1>2 2>3 3>4')).toEqual(['-', SECOND, third()])
    expect(pausesFrom('1>2 3>4')).toEqual(['-', SECOND])
  })

  test('nobody has a pause who walked out of nothing', () => {
    expect(pausesOf([], POLICY.walkOuts)).toEqual([])
  })
})
