import { describe, expect, test } from 'vitest'
import {
  YOU,
  beginAttempt,
  checkSolution,
  decideAttempt,
  evolveAttempt,
  openAttempt,
  playCommand,
  playTurn,
  type PlayedAttempt,
} from '../../src/challenges/index.ts'
import { millis, seatAt } from '../../src/ids.ts'
import { courtFile, flicked, levelOf, type Numbers } from './cases.ts'

const WEAK: Numbers = [1, 0, 1]
const ANA = { name: 'Ana', fill: 'tar' } as const

/** So many turns lost to the clock, each at the moment when it is over. */
const idle = (from: PlayedAttempt, turns: number): PlayedAttempt => {
  let played = from
  for (let turn = 0; turn < turns; turn += 1) {
    const { phase } = played.attempt.match
    const at = phase.kind === 'playing' ? phase.deadline : null
    const next = playCommand(played, { kind: 'time-out', at: at ?? millis(0) })
    if (!next.ok) throw new Error(next.refusal)
    played = next.value
  }
  return played
}

describe('an attempt', () => {
  test('begins from the level: its court, its caps, the person on turn', () => {
    const { match, score } = beginAttempt(levelOf('free'), ANA)
    expect(match.setup).toMatchObject({ way: 'challenge', grip: 100, shotClock: null })
    expect(match.setup.court).toMatch(/^level-10-[0-9a-f]{8}$/)
    expect(match.state.ground?.skull).toEqual({ left: 240, top: 240, right: 560, bottom: 560 })
    expect(match.state.turn).toEqual({ phase: 'aiming', mover: YOU })
    expect(
      match.state.caps.map(({ fill, sittingOut, bystander = false }) => [fill, sittingOut, bystander]),
    ).toEqual([
      ['tar', 0, false],
      ['empty', 2, true],
      ['empty', 2, true],
    ])
    expect(score).toEqual({ flicks: 0, done: [], phase: { kind: 'playing' } })
  })

  test('the level says the fill where it does, and who is a computer player', () => {
    expect(beginAttempt(levelOf('long-shot'), ANA).match.setup.seats).toEqual([
      { name: 'Ana', fill: 'candle' },
    ])
    expect(beginAttempt(levelOf('race'), ANA).match.setup.seats[1]).toEqual({
      name: '',
      fill: 'empty',
      computer: 'normal',
    })
  })

  test('a level that was changed goes by another name', () => {
    const name = (changed = {}) => beginAttempt(levelOf('free', changed), ANA).match.setup.court
    expect(name({ flicks: [2, 3, 6] })).not.toBe(name())
    expect(name({ hint: { en: 'Other', es: 'Otra' } })).toBe(name())
  })

  test.each([
    [1, 3],
    [2, 3],
    [3, 2],
    [4, 1],
    [5, 1],
  ])('%i flicks earn %i stars', (flicks, stars) => {
    const level = levelOf('bank', { flicks: [2, 3, 5], twists: [{ kind: 'obstacles on the court' }] })
    const weak = Array.from({ length: flicks - 1 }, () => [0, 1, 1] as const)
    const { score } = flicked(level, ...weak, [-1_048_576, -620_503, 649]).attempt
    expect(score).toEqual({ flicks, done: [0], phase: { kind: 'won', stars } })
  })

  test('is lost with the last flick, and takes no more', () => {
    const played = flicked(levelOf('run'), WEAK, WEAK, WEAK, WEAK, WEAK)
    expect(played.attempt.score).toEqual({ flicks: 5, done: [], phase: { kind: 'lost', why: 'used-up' } })
    const more = playTurn(played, YOU, { setDown: null, flick: { dx: 1, dy: 0, strength: 1 } })
    expect(more).toEqual({ ok: false, refusal: 'attempt-over' })
  })

  test('evolves by what was decided, and stays as it ended', () => {
    const { journal, attempt } = checkSolution(levelOf('run')).played
    let evolved = beginAttempt(levelOf('run'), { name: '', fill: 'empty' })
    for (const { happenings } of journal) evolved = evolveAttempt(evolved, happenings)
    expect(evolved).toEqual(attempt)
    const { happenings } = flicked(levelOf('run'), WEAK).journal[1] ?? { happenings: [] }
    expect(evolveAttempt(attempt, happenings).score).toBe(attempt.score)
  })

  test('START may be set down in before the first flick (R2.4)', () => {
    const level = levelOf('long-shot-from-start')
    const open = openAttempt(level, ANA)
    expect(open.attempt.match.state.turn).toMatchObject({ phase: 'setting-down', within: 'start' })
    const flick = { dx: 1, dy: 0, strength: 1 }
    expect(playTurn(open, YOU, { setDown: { x: 400, y: 500 }, flick })).toMatchObject({
      refusal: 'outside-the-box',
    })
    expect(playTurn(open, YOU, { setDown: { x: 100, y: 900 }, flick })).toMatchObject({ ok: true })
  })

  test('START is no place to set down for a run that is under way', () => {
    const court = courtFile('long-shot-from-start', { boxes: [[2, 360, 60, 440, 140]] })
    const caps = [{ at: [200, 890], fill: null, progress: 1 }]
    const open = openAttempt(levelOf('long-shot-from-start', { court, caps }), ANA)
    expect(open.attempt.match.state.turn).toEqual({ phase: 'aiming', mover: YOU })
  })

  test('takes nobody off the court, is not voided and does not wait for a server', () => {
    const { attempt } = openAttempt(levelOf('free'), ANA)
    const at = millis(0)
    const refused = { ok: false, refusal: 'not-in-an-attempt' }
    expect(decideAttempt(attempt, { kind: 'leave', at, seats: [seatAt(1)], why: 'resigned' })).toEqual(
      refused,
    )
    expect(decideAttempt(attempt, { kind: 'void', at, why: 'server-lost' })).toEqual(refused)
    expect(decideAttempt(attempt, { kind: 'resume', at, away: 1 })).toEqual(refused)
  })
})

describe('a clock', () => {
  const clocked = { clock: 10, twists: [{ kind: 'a shorter clock' }], flicks: [2, 3, 5] }

  test('a turn lost to it counts as a flick', () => {
    const played = idle(openAttempt(levelOf('run', clocked), ANA), 1)
    expect(played.attempt.score).toMatchObject({ flicks: 1, phase: { kind: 'playing' } })
    expect(played.attempt.match.state.turn).toMatchObject({ mover: YOU })
  })

  test.each(['run', 'free'])('three in a row without a word lose the attempt: %s', (name) => {
    const level = levelOf(name, { ...clocked, flicks: [4, 5, 9] })
    expect(idle(openAttempt(level, ANA), 3).attempt.score.phase).toEqual({ kind: 'lost', why: 'game-over' })
  })

  test('with a computer player the turn goes on to it', () => {
    const played = idle(openAttempt(levelOf('race'), ANA), 1)
    expect(played.attempt.match.state.turn).toMatchObject({ mover: 1 })
  })
})

describe('the skull', () => {
  const skull = {
    boxes: [[3, 410, 60, 490, 140]],
    skull: [100, 500, 400, 700],
    start: null,
    posts: [],
    walls: [],
  }
  const court = { court: { width: 900, height: 900, ...skull } }
  const NORTH: Numbers = [0, -1_048_576, 310]

  test('adds two flicks, and the person goes on', () => {
    const caps = [{ at: [250, 800], fill: null, progress: 2 }]
    const { attempt } = flicked(levelOf('run', { ...court, caps, goal: { kind: 'run', to: 3 } }), NORTH)
    expect(attempt.score.flicks).toBe(3)
    expect(attempt.match.state.turn).toEqual({ phase: 'aiming', mover: YOU })
    expect(attempt.match.state.caps[0]?.sittingOut).toBe(0)
  })

  test('adds nothing where computer players go on meanwhile: the person sits out', () => {
    const { attempt } = flicked(levelOf('race', court), NORTH)
    expect(attempt.score.flicks).toBe(1)
    expect(attempt.match.state.caps[0]?.sittingOut).toBe(2)
  })
})
