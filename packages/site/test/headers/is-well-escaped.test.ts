import { expect, test } from 'vitest'
import { isWellEscaped } from '../../src/headers/is-well-escaped.ts'

test.each(['/', '/r/BVLK', '/players/Ana%20B', '/players/%C3%B1', '/r/%25'])('%j is an address', (path) => {
  expect(isWellEscaped(path)).toBe(true)
})

test.each(['/r/%E0%A4%A', '/players/%ff', '/replays/%', '/play/online/%zz'])('%j is none', (path) => {
  expect(isWellEscaped(path)).toBe(false)
})
