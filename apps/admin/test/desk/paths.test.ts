import { expect, test } from 'vitest'
import { isWithin } from '../../src/desk/is-within.ts'
import { signInFor } from '../../src/desk/paths.ts'
import { sectionsFor } from '../../src/desk/sections.ts'

test.each([
  ['/', false, '/sign-in'],
  ['/', true, '/sign-in?over=1'],
  ['/cases?verdict=all', true, '/sign-in?next=%2Fcases%3Fverdict%3Dall&over=1'],
])('from %s, over: %s, one signs in at %s', (next, isOver, address) => {
  expect(signInFor(next, isOver)).toBe(address)
})

test('a section is where its pages are; the first is only itself', () => {
  expect(isWithin('/cases/1', '/cases')).toBe(true)
  expect(isWithin('/casesx', '/cases')).toBe(false)
  expect(isWithin('/cases', '/')).toBe(false)
  expect(isWithin('/', '/')).toBe(true)
})

test('moderators see no way to the admins', () => {
  const keysOf = (role: 'moderator' | 'admin') => sectionsFor(role).map(({ key }) => key)
  expect(keysOf('moderator')).not.toContain('admins')
  expect(keysOf('admin')).toContain('admins')
})
