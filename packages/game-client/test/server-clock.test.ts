import { describe, expect, test } from 'vitest'
import { ServerClock } from '../src/server-clock.ts'

const clockAt = (local: { now: number }): ServerClock => new ServerClock(() => local.now)

describe('the server’s clock (R3.4)', () => {
  test('a greeting sets it until there was a round trip', () => {
    const local = { now: 1_000 }
    const clock = clockAt(local)
    clock.greet(5_000)
    expect(clock.now()).toBe(5_000)
    local.now = 1_100
    clock.sample(1_000, 5_060)
    clock.greet(9_999)
    // sent at 1,000, back at 1,100: the server said 5,060 when it was 1,050 here
    expect(clock.now()).toBe(5_110)
  })

  test('the shortest round trip counts, whatever comes later', () => {
    const local = { now: 100 }
    const clock = clockAt(local)
    clock.sample(80, 10_090)
    local.now = 1_000
    clock.sample(400, 13_000)
    expect(clock.now()).toBe(11_000)
    clock.sample(990, 10_995)
    expect(clock.now()).toBe(11_000)
    clock.sample(995, 10_999)
    expect(clock.now()).toBe(11_002)
  })

  test('an answer from the future counts for nothing', () => {
    const local = { now: 100 }
    const clock = clockAt(local)
    clock.sample(200, 10_000)
    expect(clock.now()).toBe(100)
  })

  test('another connection measures anew', () => {
    const local = { now: 100 }
    const clock = clockAt(local)
    clock.sample(99, 10_000)
    clock.forget()
    clock.sample(0, 20_000)
    expect(clock.now()).toBe(20_050)
  })
})
