import { expect, test } from 'vitest'
import { shotTime } from '../../src/shot/shot-time.ts'
import type { ShotClock } from '../../src/shot/shown-shot.ts'

const running = (rate: number): ShotClock => ({ kind: 'running', startedAt: 1000, rate })

test.each<{ clock: ShotClock; now: number; time: number }>([
  { clock: running(1), now: 1500, time: 0.5 },
  { clock: running(4), now: 1500, time: 2 },
  { clock: running(0.25), now: 1500, time: 0.125 },
  // Not launched yet, and long at rest.
  { clock: running(1), now: 900, time: 0 },
  { clock: running(1), now: 99_000, time: 3 },
  { clock: { kind: 'held', time: 1.25 }, now: 0, time: 1.25 },
  { clock: { kind: 'held', time: 9 }, now: 0, time: 3 },
])('at $now it shows second $time', ({ clock, now, time }) => {
  expect(shotTime(clock, now, 3)).toBe(time)
})
