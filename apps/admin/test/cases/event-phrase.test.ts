import { expect, test } from 'vitest'
import { eventPhrase } from '../../src/cases/file/event-phrase.ts'

test.each([
  ['lost', 'network', 'lost_network'],
  ['lost', null, 'lost'],
  ['lost', 'a reason of tomorrow', 'lost'],
  ['clock-out', 'none', 'clock-out_none'],
  ['ended', 'silent', 'ended_silent'],
  ['shot', null, 'shot'],
] as const)('%s for %s is told by %s', (kind, reason, key) => {
  expect(eventPhrase({ kind, reason })).toBe(key)
})
