import { describe, expect, test } from 'vitest'
import { streetCourt } from '../../../src/court/street-court.ts'
import { judgeCase, type CaseRuling, type JudgeCase } from '../../../src/rulesets/skelly/judge-case.ts'
import cases from '../../cases/judge.jsonl?raw'

interface Row {
  readonly rule: string
  readonly why: string
  readonly case: JudgeCase
  readonly result: CaseRuling
}

const rows = cases
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Row)

test('there are cases', () => {
  expect(rows.length).toBe(58)
})

describe('the rulings that the rulebook gives', () => {
  test.each(rows)('$rule $why', ({ case: asked, result }) => {
    const judged = judgeCase(streetCourt, asked)
    expect(judged).toEqual({ ok: true, value: result })
    // key for key: the order of the keys too
    expect(JSON.stringify(judged.ok && judged.value)).toBe(JSON.stringify(result))
  })
})

const standing = { progress: 0, lastWon: null, sittingOut: 0, inGame: true }
const shot: JudgeCase = {
  shooter: 'A',
  caps: [
    { id: 'A', at: [90, 1190], ...standing },
    { id: 'B', at: [150, 1190], ...standing },
  ],
  touched: [],
  rest: { A: [300, 700] },
}

test.each(['constructor', 'toString', '__proto__'])(
  'a cap called %s that did not move is where it was',
  (id) => {
    const [a, b] = shot.caps
    if (a === undefined || b === undefined) throw new Error('two caps were to be there')
    const judged = judgeCase(streetCourt, { ...shot, caps: [a, { ...b, id }] })
    expect(judged.ok && judged.value.caps[1]).toEqual({ ...b, id })
  },
)

test.each([
  { refusal: 'unknown-cap', change: { touched: ['C'] } },
  { refusal: 'unknown-cap', change: { rest: { C: [1, 1] } } },
  { refusal: 'unknown-cap', change: { shooter: 'C' } },
  { refusal: 'same-name', change: { caps: [...shot.caps, ...shot.caps] } },
  { refusal: 'shooter-touches-itself', change: { touched: ['A'] } },
  {
    refusal: 'shooter-not-in-the-game',
    change: { caps: shot.caps.map((cap) => ({ ...cap, inGame: false })) },
  },
] as const)('a case that contradicts itself is refused: $refusal', ({ refusal, change }) => {
  expect(judgeCase(streetCourt, { ...shot, ...change })).toEqual({ ok: false, refusal })
})
