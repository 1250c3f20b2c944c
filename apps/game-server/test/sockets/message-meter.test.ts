import { POLICY } from '@skelly/protocol'
import { expect, test } from 'vitest'
import { MessageMeter } from '../../src/sockets/message-meter.ts'

const meter = (): MessageMeter => new MessageMeter(POLICY.messages)

test.each([
  { bytes: 1, weighed: 'take' },
  { bytes: 1_024, weighed: 'take' },
  { bytes: 1_025, weighed: 'too-large' },
  { bytes: 4_096, weighed: 'too-large' },
  { bytes: 4_097, weighed: 'close' },
])('$bytes bytes: $weighed', ({ bytes, weighed }) => {
  expect(meter().weigh(bytes, 0)).toBe(weighed)
})

/** So many messages in one second, in a word for each run of the same answer. */
const second = (each: MessageMeter, count: number, from: number): string => {
  const words = Array.from({ length: count }, (_, n) => each.weigh(10, from + n))
  return words.filter((word, n) => word !== words[n - 1]).join(' ')
}

test('20 a second are fine, second after second', () => {
  const each = meter()
  expect([0, 1_000, 2_000].map((from) => second(each, 20, from))).toEqual(['take', 'take', 'take'])
})

test('more are warned of once, and the rest of that second is dropped', () => {
  expect(second(meter(), 40, 0)).toBe('take too-many drop')
})

test('the next second with more closes', () => {
  const each = meter()
  second(each, 21, 0)
  expect(second(each, 20, 1_000)).toBe('take')
  expect(second(each, 21, 2_000)).toBe('take close')
})

test('ten times the limit closes at once', () => {
  expect(second(meter(), 201, 0)).toBe('take too-many drop close')
})
