import { CLOSE_CODES } from '@skelly/protocol'
import { expect, test } from 'vitest'
import { afterClose } from '../src/after-close.ts'

test.each([
  { code: CLOSE_CODES.takenOver, after: { kind: 'end', status: { kind: 'taken-over' } } },
  { code: CLOSE_CODES.keptOut, after: { kind: 'end', status: { kind: 'refused', why: 'kept-out' } } },
  { code: CLOSE_CODES.over, after: { kind: 'end', status: { kind: 'over' } } },
  { code: CLOSE_CODES.matched, after: { kind: 'end', status: { kind: 'over' } } },
  { code: CLOSE_CODES.misuse, after: { kind: 'end', status: { kind: 'refused', why: 'misuse' } } },
  { code: 1009, after: { kind: 'end', status: { kind: 'refused', why: 'misuse' } } },
  { code: CLOSE_CODES.revoked, after: { kind: 'end', status: { kind: 'refused', why: 'revoked' } } },
  { code: CLOSE_CODES.removed, after: { kind: 'end', status: { kind: 'refused', why: 'removed' } } },
  { code: CLOSE_CODES.closed, after: { kind: 'end', status: { kind: 'refused', why: 'closed' } } },
  { code: CLOSE_CODES.moved, after: { kind: 'again', why: 'moved' } },
  { code: CLOSE_CODES.restarting, after: { kind: 'again', why: 'restarting' } },
  { code: CLOSE_CODES.crowded, after: { kind: 'again', why: 'crowded' } },
  { code: 1006, after: { kind: 'again', why: 'line' } },
  { code: 4002, after: { kind: 'again', why: 'line' } },
])('$code: $after', ({ code, after }) => {
  expect(afterClose(code)).toEqual(after)
})
