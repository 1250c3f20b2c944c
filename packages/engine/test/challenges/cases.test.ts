import { describe, expect, test } from 'vitest'
import {
  GOAL_KINDS,
  TWIST_KINDS,
  attemptReplay,
  checkSolution,
  judgeAttempt,
  tolerance,
} from '../../src/challenges/index.ts'
import { millis } from '../../src/ids.ts'
import { decodeReplay } from '../../src/replay/decode-replay.ts'
import { encodeReplay } from '../../src/replay/encode-replay.ts'
import { compactReplay, expandReplay } from '../../src/replay/compact-replay.ts'
import { CASES, flicked, levelOf } from './cases.ts'

const names = [...CASES.keys()]

test('there is a case for every goal and every twist', () => {
  const levels = names.map((name) => levelOf(name))
  expect(new Set(levels.map(({ goal }) => goal.kind))).toEqual(new Set(GOAL_KINDS))
  expect(new Set(levels.flatMap(({ twists }) => twists.map(({ kind }) => kind)))).toEqual(
    new Set(TWIST_KINDS),
  )
})

describe.each(names)('%s', (name) => {
  const level = levelOf(name)

  test('its solution earns three stars, every turn of it needed, and has the tolerance that is stored', () => {
    const { stars, isWhole } = checkSolution(level)
    expect([stars, isWhole]).toEqual([3, true])
    expect(tolerance(level)).toBeCloseTo(level.measured.tolerance, 4)
  })

  test('its solution counts as a replay, in both of its forms', () => {
    const { played } = checkSolution(level)
    const replay = attemptReplay(played, millis(1_700_000_000_000))
    expect(judgeAttempt(level, replay)).toMatchObject({ ok: true, value: { stars: 3 } })
    expect(decodeReplay(encodeReplay(replay))).toEqual({ ok: true, value: replay })
    expect(expandReplay(compactReplay(replay))).toEqual({ ok: true, value: replay })
  })

  test('it can be failed', () => {
    const shove = Array.from({ length: level.flicks[2] }, () => [1, 0, 1] as const)
    if (level.goal.kind === 'race' || level.goal.kind === 'game') shove.length = 1
    expect(flicked(level, ...shove).attempt.score.phase.kind).not.toBe('won')
  })
})
