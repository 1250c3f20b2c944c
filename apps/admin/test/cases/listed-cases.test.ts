import type { CasePage } from '@skelly/protocol'
import { expect, test } from 'vitest'
import { listedCases } from '../../src/cases/queue/listed-cases.ts'
import { rowAt } from './case-samples.ts'

const page = (numbers: readonly number[], next: string | null = null): CasePage => ({
  rows: numbers.map(rowAt),
  next,
  open: numbers.length,
})
const shown = (pages: readonly CasePage[], latest: CasePage | null) => {
  const { cases, fresh } = listedCases(pages, latest)
  return { fresh, cases: cases.map(({ row, isGone }) => `${String(row.endedAt / 1_000)}${isGone ? ' gone' : ''}`) }
}

test('what is new is counted, and nothing on the screen moves', () => {
  expect(shown([page([5, 4, 3])], page([7, 6, 5, 4, 3]))).toEqual({ fresh: 2, cases: ['5', '4', '3'] })
})

test('what would not be listed any more is marked, as far down as the latest page tells', () => {
  expect(shown([page([5, 4], 'on'), page([3, 2])], page([5, 3], 'on'))).toEqual({
    fresh: 0,
    cases: ['5', '4 gone', '3', '2'],
  })
  expect(shown([page([5, 4])], page([]))).toEqual({ fresh: 0, cases: ['5 gone', '4 gone'] })
})

test('a line says what is known now', () => {
  const decided = { ...page([5]), rows: [{ ...rowAt(5), verdict: 'voided' as const }] }
  expect(listedCases([page([5])], decided).cases[0]?.row.verdict).toBe('voided')
})

test('before the second look everything stands as it was listed', () => {
  expect(shown([page([5, 4])], null)).toEqual({ fresh: 0, cases: ['5', '4'] })
})
