import { describe, expect, test } from 'vitest'
import {
  attemptReplay,
  checkSolution,
  judgeAttempt,
  levelNumberIn,
  openAttempt,
  playAttempt,
  turnsOf,
  walkAttempt,
  type PlayedAttempt,
  type SolvedLevel,
} from '../../src/challenges/index.ts'
import { millis, numberedShotId, seatAt } from '../../src/ids.ts'
import { enact } from '../../src/match/enact.ts'
import type { Command } from '../../src/match/match.ts'
import type { Replay } from '../../src/replay/replay.ts'
import { verifyReplay } from '../../src/replay/verify-replay.ts'
import { skelly } from '../../src/rulesets/skelly/skelly.ts'
import type { SkellyMove } from '../../src/rulesets/skelly/state.ts'
import { courtFile, flicked, levelOf, type Numbers } from './cases.ts'

const DATE = millis(1_700_000_000_000)
const WEAK: Numbers = [1, 0, 1]

const solved = (level: SolvedLevel): Replay => attemptReplay(checkSolution(level).played, DATE)

/** The attempt with one more command that its match takes, whatever the attempt says. */
const forced = ({ attempt, journal }: PlayedAttempt, command: Command<SkellyMove>): PlayedAttempt => {
  const enacted = enact(skelly, attempt.match, command)
  if (!enacted.ok) throw new Error(enacted.refusal)
  return { attempt: { ...attempt, match: enacted.value.match }, journal: [...journal, enacted.value.entry] }
}

const flickOf = ({ attempt: { match } }: PlayedAttempt, seat: number, [dx, dy, strength]: Numbers) => {
  const { ply, phase } = match
  const at = phase.kind === 'playing' ? phase.stillAt : millis(0)
  const move = { kind: 'flick', shotId: numberedShotId(ply), dx, dy, strength } as const
  return { kind: 'move', at, seat: seatAt(seat), ply, move } as const
}

const why = (level: SolvedLevel, replay: Replay) => {
  const judged = judgeAttempt(level, replay)
  return judged.ok ? judged.value : judged.refusal
}

describe('an attempt counts', () => {
  test('with the stars that the level gives for its flicks', () => {
    const level = levelOf('bank')
    const late = flicked(level, [0, 1, 1], [-1_048_576, -620_503, 649])
    expect(why(level, attemptReplay(late, DATE))).toEqual({ stars: 2, flicks: 2 })
  })

  test('whatever the name, the date and the times', () => {
    const level = levelOf('run')
    const { setup, commands, ...rest } = solved(level)
    const seats = setup.seats.map((seat) => ({ ...seat, name: 'Somebody Else' }))
    const slow = commands.map((command, place) => ({ ...command, after: place * 100_000 }))
    const replay = { ...rest, date: millis(5), setup: { ...setup, seats }, commands: slow }
    expect(why(level, replay)).toEqual({ stars: 3, flicks: 2 })
  })

  test('with any fill where the person chooses', () => {
    const level = levelOf('bank', { flicks: [1, 2, 4] })
    const tar = { ...level, solution: { fill: 'candle', turns: level.solution.turns } } as const
    expect(['edited-level', 'other-level']).not.toContain(why(level, solved(tar)))
  })

  test('only on its level: by itself its replay names a court that nobody knows', () => {
    expect(verifyReplay(solved(levelOf('run')))).toEqual({ verified: false, shot: 1, why: 'refused' })
  })
})

test('a header names its level', () => {
  const { setup } = solved(levelOf('race'))
  expect(levelNumberIn(setup)).toBe(11)
  expect(levelNumberIn({ ...setup, way: 'machine' })).toBeNull()
  expect(levelNumberIn({ ...setup, court: 'street' })).toBeNull()
  expect(levelNumberIn({ ...setup, court: 'level-0-00000000' })).toBeNull()
})

describe('an attempt is refused', () => {
  const level = levelOf('knockout')
  const good = solved(level)

  test("another level's solution", () => {
    expect(why(levelOf('run'), good)).toBe('other-level')
    const solo = { ...good, setup: { ...good.setup, way: 'solo' as const } }
    expect(why(level, solo)).toBe('other-level')
  })

  test("another level's solution under this level's name", () => {
    const other = levelOf('bank', { caps: [{ at: [340, 600], fill: null }] })
    const { setup } = solved(levelOf('bank'))
    expect(why(levelOf('bank'), { ...solved(other), setup })).toBe('not-true')
    const run = solved(levelOf('run'))
    expect(why(levelOf('bank'), { ...run, setup })).toBe('not-true')
  })

  test('an edited court', () => {
    const open = levelOf('bank', {
      court: courtFile('bank', { walls: [] }),
      twists: [],
      goal: { kind: 'run', to: 1 },
    })
    const straight = attemptReplay(flicked(open, [0, -1_048_576, 430]), DATE)
    expect(why(open, straight)).toMatchObject({ stars: 3 })
    expect(why(levelOf('bank'), straight)).toBe('edited-level')
    expect(why(levelOf('bank'), { ...straight, setup: solved(levelOf('bank')).setup })).toBe('not-true')
  })

  test('a level that has changed since', () => {
    expect(why(levelOf('knockout', { flicks: [2, 4, 5] }), good)).toBe('edited-level')
  })

  test.each([
    ['another fill than the set one', 'long-shot', { seats: [{ name: '', fill: 'tar' }] }],
    ['a street that slides farther', 'run', { grip: 85 }],
    ['a clock taken away', 'race', { shotClock: null }],
    ['another seed', 'race', { seed: '0'.repeat(31).concat('9') }],
  ])('%s', (_, name, changed) => {
    const { setup, ...rest } = solved(levelOf(name))
    expect(why(levelOf(name), Object.assign(rest, { setup: Object.assign({}, setup, changed) }))).toBe(
      'edited-level',
    )
  })

  test('a flick after the end', () => {
    const run = levelOf('run')
    const { played } = checkSolution(run)
    const longer = forced(played, flickOf(played, 0, WEAK))
    expect(why(run, attemptReplay(longer, DATE))).toBe('after-the-end')
  })

  test('a flick after the end that loses nothing: the goal met too late', () => {
    const run = levelOf('bank', {
      flicks: [1, 1, 1],
      twists: [{ kind: 'few flicks' }, { kind: 'obstacles on the court' }],
    })
    const missed = flicked(run, [0, 1, 1])
    const late = forced(missed, flickOf(missed, 0, [-1_048_576, -620_503, 649]))
    expect(why(run, attemptReplay(late, DATE))).toBe('after-the-end')
  })

  test('one that stops before the end, one that is lost', () => {
    const run = levelOf('run')
    expect(why(run, attemptReplay(flicked(run, WEAK), DATE))).toBe('unfinished')
    expect(why(run, attemptReplay(openAttempt(run, { name: '', fill: 'empty' }), DATE))).toBe('unfinished')
    expect(why(run, { ...attemptReplay(flicked(run, WEAK), DATE), commands: [] })).toBe('unfinished')
    expect(why(run, attemptReplay(flicked(run, WEAK, WEAK, WEAK, WEAK, WEAK), DATE))).toBe('lost')
  })

  test('a flick made better afterwards, a hash, an end', () => {
    const run = levelOf('run')
    const replay = solved(run)
    const flick = { kind: 'move', seat: seatAt(0), move: [2, 1_048_576, 0, 403] } as const
    const last = replay.commands.length - 1
    const edited = replay.commands.map((command, place) =>
      place === last ? { ...command, action: flick } : command,
    )
    expect(why(run, { ...replay, commands: edited })).toBe('not-true')
    const unhashed = replay.commands.map((command) => ({ ...command, hash: null }))
    expect(why(run, { ...replay, commands: unhashed })).toBe('not-true')
    expect(why(run, { ...replay, end: { kind: 'over', places: [[seatAt(0)]], leaving: null } })).toBe(
      'not-true',
    )
  })

  test('a cap taken off the court that stood in the way', () => {
    const run = levelOf('run-around-a-cap', {
      caps: [
        { at: [250, 800], fill: null, progress: 3 },
        { at: [250, 420], fill: 'tar' },
        { at: [40, 860], fill: 'tar' },
      ],
    })
    const open = openAttempt(run, { name: '', fill: 'empty' })
    const cleared = forced(open, { kind: 'leave', at: millis(0), seats: [seatAt(1)], why: 'resigned' })
    const landed = forced(cleared, flickOf(cleared, 0, [0, -1_048_576, 545]))
    const replay = attemptReplay(landed, DATE)
    expect(walkAttempt(run, replay)?.walk.refused).toBeNull()
    expect(why(run, replay)).toBe('not-true')
  })

  test("somebody else's cap flicked", () => {
    const run = levelOf('free')
    const replay = solved(run)
    const moved = replay.commands.map((command) =>
      command.action.kind === 'move'
        ? { ...command, action: { ...command.action, seat: seatAt(1) } }
        : command,
    )
    expect(why(run, { ...replay, commands: moved })).toBe('not-true')
  })

  test('a computer player that throws its turn away', () => {
    const race = levelOf('race')
    const missed = flicked(race, [1, 0, 1])
    const thrown = forced(missed, flickOf(missed, 1, WEAK))
    const turns = [{ setDown: null, flick: { dx: 231_986, dy: -1_048_576, strength: 613 } }]
    const won = playAttempt(thrown, turnsOf(turns))
    expect(won.attempt.score.phase).toMatchObject({ kind: 'won' })
    expect(why(race, attemptReplay(won, DATE))).toBe('other-computer')
  })

  test('turns of nobody at all', () => {
    expect(why(level, { ...good, setup: { ...good.setup, seats: [] } })).toBe('edited-level')
  })
})
