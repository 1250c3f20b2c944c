import { describe, expect, test } from 'vitest'
import { effectsOf } from '../../src/cases/file/effects-of.ts'
import { standingDecision, whatIsOpen } from '../../src/cases/file/what-is-open.ts'
import { decisionOf, idOf, openCase } from './case-samples.ts'

const linesOf = (...asked: Parameters<typeof effectsOf>) =>
  effectsOf(...asked).map(({ name, before, after }) => `${name}: ${String(before)} → ${String(after)}`)

const voided: typeof openCase = {
  ...openCase,
  verdict: 'voided',
  decisions: [
    decisionOf(1, {
      corrections: [
        { playerId: idOf(0), before: 1_195, change: 20, after: 1_215 },
        { playerId: idOf(1), before: 1_220, change: -20, after: 1_200 },
      ],
    }),
    decisionOf(2, { kind: 'note' }),
  ],
}

describe('what a decision would do to ratings as they are now', () => {
  test('void takes back what the game did to both', () => {
    expect(linesOf(openCase, 'void')).toEqual(['Player 0: 1195 → 1215', 'Player 1: 1220 → 1200'])
  })

  test('excuse gives back what the leaver lost', () => {
    expect(linesOf(openCase, 'excuse')).toEqual(['Player 0: 1195 → 1215'])
  })

  test.each(['uphold', 'note'] as const)('%s changes none', (kind) => {
    expect(linesOf(openCase, kind)).toEqual([])
  })

  test('a reversal undoes the corrections of the standing verdict', () => {
    expect(linesOf(voided, 'reverse')).toEqual(['Player 0: 1195 → 1175', 'Player 1: 1220 → 1240'])
  })
})

describe('what is open', () => {
  test('every verdict while none stands', () => {
    expect(whatIsOpen(openCase)).toEqual(['uphold', 'void', 'excuse', 'note'])
    expect(standingDecision(openCase)).toBe(null)
  })

  test('nobody is excused where nobody alone walked out', () => {
    expect(whatIsOpen({ ...openCase, leaverId: null })).toEqual(['uphold', 'void', 'note'])
  })

  test('a verdict that stands can be taken back', () => {
    expect(whatIsOpen(voided)).toEqual(['reverse', 'note'])
    expect(standingDecision(voided)?.version).toBe(1)
  })
})
