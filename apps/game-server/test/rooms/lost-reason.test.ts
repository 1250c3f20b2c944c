import { CLIENT_CLOSE_CODES, CLOSE_CODES } from '@skelly/protocol'
import { expect, test } from 'vitest'
import { lostReason } from '../../src/rooms/lost-reason.ts'

test.each([
  { code: CLIENT_CLOSE_CODES.left, is: 'closed' },
  { code: CLIENT_CLOSE_CODES.unheard, is: 'network' },
  // a browser whose page is closed, one without a word, and Colyseus' own word for leaving
  { code: 1001, is: 'closed' },
  { code: 1005, is: 'closed' },
  { code: 4000, is: 'closed' },
  // broken off, an error in the protocol, and what the SDK says when the device is offline
  { code: 1006, is: 'network' },
  { code: 1002, is: 'network' },
  { code: 4010, is: 'network' },
  { code: undefined, is: 'network' },
  { code: CLOSE_CODES.misuse, is: 'misuse' },
  { code: 1009, is: 'misuse' },
  { code: CLOSE_CODES.takenOver, is: 'replaced' },
  { code: CLOSE_CODES.revoked, is: 'closed' },
  { code: CLOSE_CODES.restarting, is: 'server' },
  { code: CLOSE_CODES.moved, is: 'server' },
])('$code: $is', ({ code, is }) => {
  expect(lostReason(code, false)).toBe(is)
})

test('a page that has said that it goes away was closed, unless it was sent away', () => {
  expect(lostReason(1006, true)).toBe('closed')
  expect(lostReason(CLOSE_CODES.misuse, true)).toBe('misuse')
})
