import type { Seat } from '@skelly/engine'
import { describe, expect, test } from 'vitest'
import { ANA, BO, playing, type Seated } from './seated.ts'

type Doing = (seated: Seated) => Promise<void> | void

const leaves =
  (seat: Seat): Doing =>
  ({ host }) =>
    host.leave(seat)
/** Somebody whose connection breaks now was heard now for the last time. */
const falls =
  (seat: Seat): Doing =>
  ({ host }) => {
    host.hear(seat)
    host.drop(seat)
  }

interface Case {
  readonly rule: string
  readonly says: string
  /** What happens at which ms. Both speak every 250 ms until they fall or leave. */
  readonly events: readonly (readonly [number, Doing])[]
  readonly silent?: readonly (readonly [number, Seat])[]
  readonly end: object
}

const won = (seat: number, leaving: string): object => ({
  kind: 'over',
  leaving,
  places: [[seat], [1 - seat]],
})
const both = { kind: 'void', why: 'left-together' }

const CASES: readonly Case[] = [
  {
    rule: 'R10.3',
    says: 'the button is a loss at once',
    events: [[100, leaves(ANA)]],
    end: won(1, 'resigned'),
  },
  {
    rule: 'R7.4',
    says: 'both leave within the second',
    events: [
      [100, leaves(ANA)],
      [1_099, leaves(BO)],
    ],
    end: both,
  },
  {
    rule: 'R7.4',
    says: 'the other leaves a second later',
    events: [
      [100, leaves(ANA)],
      [1_100, leaves(BO)],
    ],
    end: won(1, 'resigned'),
  },
  {
    rule: 'R10.3',
    says: 'silent for 60 s',
    events: [[1_000, falls(ANA)]],
    silent: [[1_000, ANA]],
    end: won(1, 'silent'),
  },
  {
    rule: 'R10.5',
    says: 'both gone, one first',
    events: [
      [1_000, falls(BO)],
      [3_000, falls(ANA)],
    ],
    silent: [
      [1_000, BO],
      [3_000, ANA],
    ],
    end: won(0, 'both-gone'),
  },
  {
    rule: 'R10.5',
    says: 'both gone within the second',
    events: [
      [1_000, falls(BO)],
      [1_999, falls(ANA)],
    ],
    silent: [
      [1_000, BO],
      [1_999, ANA],
    ],
    end: both,
  },
  {
    rule: 'R10.5',
    says: 'both gone in the same moment',
    events: [
      [1_000, falls(BO)],
      [1_000, falls(ANA)],
    ],
    silent: [
      [1_000, BO],
      [1_000, ANA],
    ],
    end: both,
  },
  {
    rule: 'R10.5',
    says: 'both gone a second apart',
    events: [
      [1_000, falls(BO)],
      [2_000, falls(ANA)],
    ],
    silent: [
      [1_000, BO],
      [2_000, ANA],
    ],
    end: won(0, 'both-gone'),
  },
]

/** Runs 65 s in steps of 1 ms where something happens and keeps those talking who are there. */
const run = async (seated: Seated, { events, silent = [] }: Case): Promise<void> => {
  const began = seated.clock.now()
  const moments = [...events.map(([at]) => at), ...Array.from({ length: 260 }, (_, n) => n * 250)]
  for (const moment of moments.toSorted((a, b) => a - b)) {
    await seated.clock.advance(Math.max(0, began + moment - seated.clock.now()))
    for (const seat of [ANA, BO]) {
      if (!silent.some(([at, who]) => who === seat && moment >= at)) seated.host.hear(seat)
    }
    for (const [at, act] of events) if (at === moment) await act(seated)
  }
}

describe('leaving', () => {
  test.each(CASES)('$rule $says', async (each) => {
    const seated = await playing()
    await run(seated, each)
    expect(seated.host.match.phase).toMatchObject(each.end)
  })

  test.each([
    { back: 59_999, phase: 'playing' },
    { back: 60_000, phase: 'over' },
  ])('R10.3 who comes back after $back ms: $phase', async ({ back, phase }) => {
    const seated = await playing()
    seated.host.drop(ANA)
    await seated.clock.advance(30_000)
    seated.host.hear(BO)
    await seated.clock.advance(back - 30_000)
    await seated.host.join(ANA)
    expect(seated.host.match.phase.kind).toBe(phase)
  })
})

test('presence: awaited, here, quiet, back, gone', async () => {
  const seated = await playing()
  const presences = (): readonly string[] => seated.ear.presences.map(({ presence }) => presence)
  expect(presences()).toEqual(['here', 'here'])
  seated.host.drop(BO)
  expect(presences()).toEqual(['here', 'quiet'])
  await seated.host.join(BO)
  expect(presences()).toEqual(['here', 'here'])
  await seated.host.leave(BO)
  expect(presences()).toEqual(['here', 'gone'])
})
