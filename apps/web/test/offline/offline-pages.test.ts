import { expect, test } from 'vitest'
import { AWAY_PAGE, needsNoServer, offlinePageFor } from '../../src/offline/offline-pages.ts'

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
