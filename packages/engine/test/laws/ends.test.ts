import { expect, test } from 'vitest'
import { always } from './always.ts'
import { honest } from './doctored.ts'
import { ends } from './ends.ts'

test('every shot ends by itself', () => always(ends, 1500))

test('is told from a shot that had to be stopped', () => {
  expect(ends(honest)).toBeNull()
  expect(ends({ ...honest, trace: { ...honest.trace, bounded: true } })).toContain('the bound')
})
