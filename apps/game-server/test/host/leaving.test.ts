import { describe, expect, test } from 'vitest'
import { falls, leaves, runCourse, type Course } from './course.ts'
import { ANA, BO, playing } from './seated.ts'

interface Case extends Course {
  readonly rule: string
  readonly says: string
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

describe('leaving', () => {
  test.each(CASES)('$rule $says', async (each) => {
    const seated = await playing()
    await runCourse(seated, each, 65_000)
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
