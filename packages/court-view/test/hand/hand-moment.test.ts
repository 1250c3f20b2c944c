import { expect, test } from 'vitest'
import type { HandState } from '../../src/hand/hand-state.ts'
import { handMoment } from '../../src/hand/hand-moment.ts'

const idle: HandState = { kind: 'idle' }
const pulled = (dy: number): HandState => ({
  kind: 'pulling',
  pointer: 1,
  from: { x: 0, y: 0 },
  pull: { dx: 0, dy },
})
const nudging: HandState = { kind: 'nudging', at: { x: 1, y: 1 } }

test.each([
  { what: 'a finger comes down', before: idle, after: pulled(0), moment: 'picked' },
  { what: 'a key begins to move the cap', before: idle, after: nudging, moment: 'picked' },
  { what: 'it pulls a little', before: pulled(0), after: pulled(60), moment: null },
  { what: 'it pulls as far as counts', before: pulled(60), after: pulled(1000), moment: 'full' },
  { what: 'it pulls further', before: pulled(1000), after: pulled(1100), moment: null },
  { what: 'it lets go', before: pulled(1000), after: idle, moment: null },
])('$what: $moment', ({ before, after, moment }) => {
  expect(handMoment(before, after, null)).toBe(moment)
})

test('a cap that is put down is felt, not that it had been taken', () => {
  expect(handMoment(nudging, idle, { kind: 'set-down', at: { x: 2, y: 2 } })).toBe('set-down')
})
