import { expect, test } from 'vitest'
import { safeNext } from '../../src/frame/safe-next.ts'

test.each([
  { wished: undefined, next: '/' },
  { wished: '/ranked', next: '/ranked' },
  { wished: '/replays/1?shot=12', next: '/replays/1?shot=12' },
  { wished: 'https://elsewhere.example/', next: '/' },
  { wished: '//elsewhere.example/', next: '/' },
  { wished: '//elsewhere.example/x', next: '/' },
  { wished: '/\\elsewhere.example/', next: '/' },
  { wished: '/\t/elsewhere.example/', next: '/' },
  { wished: 'javascript:alert(1)', next: '/' },
  { wished: ['/a', '/b'], next: '/' },
])('$wished leads to $next', ({ wished, next }) => {
  expect(safeNext(wished)).toBe(next)
})
