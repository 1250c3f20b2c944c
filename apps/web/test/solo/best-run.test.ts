import { expect, test } from 'vitest'
import { isBetter, readRun } from '../../src/solo/best-run.ts'
import { playRun } from './run.ts'

const { text, replay } = playRun()
const flicks = replay.commands.length - 1

test('a finished run is read with as many flicks as it took', () => {
  expect(replay.end).toEqual({ kind: 'over', places: [[0]], leaving: null })
  expect(readRun({ flicks, replay: text })).toEqual(replay)
})

test.each([
  { what: 'fewer flicks than it took', run: { flicks: flicks - 1, replay: text } },
  { what: 'a run that is not finished', run: { flicks: 3, replay: playRun(3).text } },
  { what: 'no run at all', run: { flicks, replay: 'rubbish' } },
])('$what is no best run', ({ run }) => {
  expect(readRun(run)).toBeNull()
})

test('only fewer flicks are better', () => {
  const best = { flicks: 20, replay: '' }
  expect([19, 20, 21].map((count) => isBetter(count, best))).toEqual([true, false, false])
  expect(isBetter(99, null)).toBe(true)
})
