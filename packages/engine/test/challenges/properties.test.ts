import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  YOU,
  attemptReplay,
  judgeAttempt,
  openAttempt,
  partsOf,
  playTurn,
  type PlayedAttempt,
  type SolvedLevel,
} from '../../src/challenges/index.ts'
import { DIRECTION_LIMIT } from '../../src/flick/flick.ts'
import { millis } from '../../src/ids.ts'
import { CASES, levelOf } from './cases.ts'

const alone = [...CASES.keys()]
  .map((name) => levelOf(name))
  .filter(({ caps }) => caps.every(({ computer }) => computer === null))

const component = fc.integer({ min: -DIRECTION_LIMIT, max: DIRECTION_LIMIT })
const flick = fc
  .record({ dx: component, dy: component, strength: fc.integer({ min: 1, max: 1000 }) })
  .filter(({ dx, dy }) => dx !== 0 || dy !== 0)

/** Random flicks at a level, and now and then its solution's in between. */
const play: fc.Arbitrary<readonly PlayedAttempt[]> = fc
  .record({
    level: fc.constantFrom(...alone),
    flicks: fc.array(flick, { maxLength: 8 }),
    solved: fc.nat({ max: 8 }),
  })
  .map(({ level, flicks, solved }) => {
    const turns = flicks.map((each) => ({ setDown: null, flick: each }))
    return played(level, [...turns.slice(0, solved), ...level.solution.turns, ...turns.slice(solved)])
  })

const played = (level: SolvedLevel, turns: SolvedLevel['solution']['turns']): readonly PlayedAttempt[] => {
  const all = [openAttempt(level, { name: '', fill: level.solution.fill })]
  for (const turn of turns) {
    const last = all.at(-1)
    const next = last === undefined ? null : playTurn(last, YOU, turn)
    if (next?.ok === true) all.push(next.value)
  }
  return all
}

describe('any attempt', () => {
  test('counts every flick, loses no part that is done, and ends once', () => {
    fc.assert(
      fc.property(play, (all) => {
        for (const [place, { attempt }] of all.entries()) {
          const before = all[place - 1]?.attempt.score
          if (before === undefined) continue
          const { score } = attempt
          expect(before.phase.kind).toBe('playing')
          expect(score.flicks).toBeGreaterThan(before.flicks)
          expect(score.done.slice(0, before.done.length)).toEqual(before.done)
        }
      }),
    )
  })

  test('is won with all parts done within the flicks, and lost or open otherwise', () => {
    fc.assert(
      fc.property(play, (all) => {
        const { level, score } = all.at(-1)?.attempt ?? {}
        if (level === undefined || score === undefined) throw new Error('nothing was played')
        const { phase, flicks, done } = score
        const isMet = done.length === partsOf(level.goal, level)
        if (phase.kind === 'won') {
          expect(isMet).toBe(true)
          expect(flicks).toBeLessThanOrEqual(level.flicks[3 - phase.stars] ?? 0)
          expect(flicks).toBeGreaterThan(phase.stars === 3 ? 0 : (level.flicks[2 - phase.stars] ?? 0))
        } else if (phase.kind === 'playing') {
          expect(isMet).toBe(false)
          expect(flicks).toBeLessThan(level.flicks[2])
        }
      }),
    )
  })

  test('is judged as it was played', () => {
    fc.assert(
      fc.property(play, (all) => {
        const last = all.at(-1)
        if (last === undefined) throw new Error('nothing was played')
        const { level, score } = last.attempt
        const judged = judgeAttempt(level, attemptReplay(last, millis(0)))
        const { phase, flicks } = score
        if (phase.kind === 'won') expect(judged).toEqual({ ok: true, value: { stars: phase.stars, flicks } })
        else expect(judged).toEqual({ ok: false, refusal: phase.kind === 'lost' ? 'lost' : 'unfinished' })
      }),
    )
  })
})
