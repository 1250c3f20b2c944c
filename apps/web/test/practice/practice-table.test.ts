import { GRID, shotIdOf, type SkellyMove } from '@skelly/engine'
import { expect, test } from 'vitest'
import { PRACTICE_SEAT, playPractice, practiceTable } from '../../src/practice/practice-table.ts'

const flick = (dx: number, dy: number, strength: number): SkellyMove => {
  const shotId = shotIdOf('1'.repeat(32))
  if (shotId === null) throw new Error('no shot id')
  return { kind: 'flick', shotId, dx, dy, strength }
}

test('the person begins by setting down in START (R2.4)', () => {
  const table = practiceTable()
  expect(table.turn).toMatchObject({ phase: 'setting-down', mover: PRACTICE_SEAT, within: 'start' })
  const step = playPractice(table, { kind: 'set-down', x: 200 * GRID, y: 1150 * GRID })
  expect(step?.after.caps[0]?.at).toEqual({ x: 200, y: 1150 })
})

test('after a miss it is the person again: the other cap never flicks', () => {
  const step = playPractice(practiceTable(), flick(0, -1, 200))
  expect(step?.events[0]).toMatchObject({ kind: 'shot', ruling: { verdict: 'miss' } })
  expect(step?.after.turn).toEqual({ phase: 'aiming', mover: PRACTICE_SEAT })
})

test('what the rules refuse changes nothing', () => {
  expect(playPractice(practiceTable(), flick(0, 0, 200))).toBeNull()
  expect(playPractice(practiceTable(), { kind: 'set-down', x: 0, y: 0 })).toBeNull()
})
