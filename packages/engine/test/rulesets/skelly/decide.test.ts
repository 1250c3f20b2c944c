import { describe, expect, test } from 'vitest'
import { bodyOf } from '../../../src/caps/body-of.ts'
import { streetCourt } from '../../../src/court/street-court.ts'
import { launchOf } from '../../../src/flick/launch-of.ts'
import { numberedShotId, seatAt } from '../../../src/ids.ts'
import { readPosition } from '../../../src/notation/position-text.ts'
import { simulate } from '../../../src/physics/versions/v1/simulate.ts'
import { decide } from '../../../src/rulesets/skelly/decide.ts'
import type { SkellyEvent, SkellyState } from '../../../src/rulesets/skelly/state.ts'

const read = (line: string): SkellyState => {
  const position = readPosition(line)
  if (!position.ok) throw new Error(`${line}: ${position.refusal}`)
  return position.value
}
const shotId = numberedShotId(1)

const flick = (line: string, dx: number, dy: number, strength: number): readonly SkellyEvent[] => {
  const state = read(line)
  const mover = state.turn.phase === 'over' ? seatAt(0) : state.turn.mover
  const decided = decide(state, mover, { kind: 'flick', shotId, dx, dy, strength })
  return decided.ok ? decided.value : []
}

describe('a flick', () => {
  test('is what physics makes of it, on a street of that grip, without the caps that are out', () => {
    const line = 'A@500,600>3x B.tar@500,900>3 C.candle@500,500>3 | B | out A | on street 85'
    const [shot] = flick(line, 1, -60, 500)
    const bodies = [bodyOf('tar', { x: 500, y: 900 }, 85), bodyOf('candle', { x: 500, y: 500 }, 85)]
    const trace = simulate(streetCourt, bodies, launchOf({ dx: 1, dy: -60, strength: 500 }, 'tar', 0))
    expect(shot).toMatchObject({
      kind: 'shot',
      seat: 1,
      shotId,
      flick: { dx: 1, dy: -60, strength: 500 },
      rolls: Math.ceil(trace.duration * 1000),
      rest: [{ x: 500, y: 600 }, ...trace.rest],
      touched: [2],
    })
  })

  test('is played by the physics that the match began with, and by no other', () => {
    const state = { ...read('A@300,700>5 B@700,900>3 | A'), physics: 999 }
    const move = { kind: 'flick', shotId, dx: 1, dy: 0, strength: 500 } as const
    expect(() => decide(state, seatAt(0), move)).toThrow('999')
  })

  test.each([
    {
      rule: 'R3.5 a miss hands on',
      line: 'A@300,700>5 B@700,900>3 | A',
      then: { phase: 'aiming', mover: 1 },
    },
    {
      rule: 'R4.5 a knock-in flicks from where it stopped',
      line: 'A.tar@700,40>3 B@860,40>2 | A',
      dx: 1,
      strength: 330,
      then: { phase: 'aiming', mover: 0 },
    },
    {
      rule: 'R5.2 a box sets down in it',
      line: 'A@710,960>2 B@700,100>3 | A',
      dx: 1,
      strength: 310,
      then: { phase: 'setting-down', mover: 0, within: 2 },
    },
    {
      rule: 'R6.4 who becomes a killer sets down in that box',
      line: 'A@290,40<1 B@700,100>3 | A',
      dx: -1,
      strength: 310,
      then: { phase: 'setting-down', mover: 0, within: 1 },
    },
  ])('$rule', ({ line, dx = 0, strength = 50, then }) => {
    const last = flick(line, dx, dx === 0 ? 1 : 0, strength).at(-1)
    expect(last).toMatchObject({ kind: 'turn', turn: then })
  })

  test('R7.1 the last knockout ends the game', () => {
    const line = 'A@500,900* B@500,800>3 C@10,10>2x | A | out C'
    expect(flick(line, 0, -1, 300).at(-1)).toEqual({ kind: 'over', places: [[0], [1], [2]] })
  })
})

test('nobody else, and nobody when it is over', () => {
  const move = { kind: 'aim' } as const
  expect(decide(read('A@1,1>2 B@2,2>2 | A'), seatAt(1), move)).toEqual({
    ok: false,
    refusal: 'not-your-turn',
  })
  const over = read('A@1,1>2 B@2,2>2x | over A B | out B')
  expect(decide(over, seatAt(0), move)).toEqual({ ok: false, refusal: 'not-your-turn' })
})
