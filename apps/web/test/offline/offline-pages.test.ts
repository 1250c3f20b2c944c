import { expect, test } from 'vitest'
import { AWAY_PAGE, movedTo, needsNoServer, offlinePageFor } from '../../src/offline/offline-pages.ts'

test.each([
  ['/', '/'],
  ['/play/machine', '/play/machine'],
  ['/play/challenges', '/play/challenges'],
  ['/play/challenges/200', '/play/challenges'],
  ['/play/challenges/200/else', AWAY_PAGE],
  ['/play/online', AWAY_PAGE],
  ['/play/online/0199', AWAY_PAGE],
  ['/ranked', AWAY_PAGE],
  ['/replays', AWAY_PAGE],
  ['/replays/open', '/replays/open'],
  ['/players/Ana', AWAY_PAGE],
  ['/play', AWAY_PAGE],
])('without a connection %s is %s', (path, page) => {
  expect(offlinePageFor(path)).toBe(page)
  expect(needsNoServer(path)).toBe(page !== AWAY_PAGE)
})

test.each([
  ['/challenges', '/play/challenges'],
  ['/challenges/7', '/play/challenges/7'],
])('the address %s leads to %s, without a connection as well', (path, to) => {
  expect(movedTo(path)).toBe(to)
  expect(needsNoServer(path)).toBe(true)
})

test.each(['/play/challenges', '/challenges/7/else', '/challengesome', '/'])(
  '%s leads nowhere else',
  (path) => {
    expect(movedTo(path)).toBeNull()
  },
)
