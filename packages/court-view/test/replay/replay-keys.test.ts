import { expect, test } from 'vitest'
import { actionOf, REPLAY_ACTIONS, REPLAY_KEYS } from '../../src/replay/replay-keys.ts'

const pressed = (
  key: string,
  held: Partial<Record<'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey', true>> = {},
) => actionOf({ key, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, ...held })

test.each([
  [' ', 'toggle'],
  ['k', 'toggle'],
  ['ArrowLeft', 'previous'],
  ['ArrowRight', 'next'],
  [',', 'step-back'],
  ['.', 'step-on'],
  ['ArrowUp', 'faster'],
  ['ArrowDown', 'slower'],
  ['Home', 'first'],
  ['End', 'last'],
  ['m', 'slow-motion'],
  ['M', 'slow-motion'],
  ['?', 'keys'],
  ['Enter', null],
  ['toString', null],
] as const)('%o does %o', (key, action) => {
  expect(pressed(key)).toBe(action)
})

test('with the shift key the arrows make small steps, and ? is ? on every keyboard', () => {
  expect(pressed('ArrowLeft', { shiftKey: true })).toBe('step-back')
  expect(pressed('ArrowRight', { shiftKey: true })).toBe('step-on')
  expect(pressed('?', { shiftKey: true })).toBe('keys')
  expect(pressed('Home', { shiftKey: true })).toBeNull()
})

test('the browser’s own keys stay its own', () => {
  for (const held of ['ctrlKey', 'altKey', 'metaKey'] as const)
    expect(pressed('ArrowLeft', { [held]: true })).toBeNull()
})

test('every action has a key that is told', () => {
  for (const action of REPLAY_ACTIONS) expect(REPLAY_KEYS[action].length).toBeGreaterThan(0)
})
