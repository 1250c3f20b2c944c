import { encodeReplay, millis, seatAt } from '@skelly/engine'
import {
  attemptReplay,
  openAttempt,
  playAttempt,
  turnsOf,
  type Goal,
  type Score,
  type SolvedLevel,
} from '@skelly/engine/challenges'
import { levelNumbered } from '@skelly/engine/levels'
import { expect, test } from 'vitest'
import { firstLook, levelLook } from '../../src/challenges/level-look.ts'
import { piecesOf, proveGame, recordedGame } from '@skelly/stage'
import { shownFrames } from '../replays/shown-frames.ts'

const levelOne = (): SolvedLevel => {
  const level = levelNumbered(1)
  if (level === null) throw new Error('there is a first level')
  return level
}

/** The first level with two bystanders more. */
const withOthers = (goal: Goal): SolvedLevel => {
  const level = levelOne()
  const other = { fill: 'tar', progress: 0, wonLast: null, sittingOut: 0, computer: null } as const
  const others = [100, 500].map((x) => ({ ...other, at: { x, y: 100 } }))
  return { ...level, goal, caps: [...level.caps, ...others] }
}

const after = (...done: readonly number[]): Score => ({ flicks: 1, done, phase: { kind: 'playing' } })
const [ben, cleo] = [seatAt(1), seatAt(2)]

test('the caps that a level speaks of have their letters, one’s own has none', () => {
  const level = withOthers({ kind: 'two touch', caps: [ben, cleo] })
  const { state } = openAttempt(level, { name: 'Ana', fill: 'crayon' }).attempt.match
  const letters = piecesOf(state, [], null, firstLook(level)).map(({ letter }) => letter)
  expect(letters).toEqual([undefined, 'B', 'C'])
})

test.each<[string, Goal, Score, number | null | undefined]>([
  ['a run: one’s next box', { kind: 'run', to: 1 }, after(), undefined],
  ['a push: the first box', { kind: 'push', cap: ben, boxes: [4, 7] }, after(), 4],
  ['then the next one', { kind: 'push', cap: ben, boxes: [4, 7] }, after(0), 7],
  ['then none', { kind: 'push', cap: ben, boxes: [4, 7] }, after(0, 1), null],
  ['caps to be touched: no box', { kind: 'two touch', caps: [ben, cleo] }, after(), null],
  ['a race: everybody’s box', { kind: 'race', box: 1 }, after(), undefined],
])('lit up for %s', (_, goal, score, highlight) => {
  expect(levelLook(withOthers(goal), score).highlight).toBe(highlight)
})

test('the replay of an attempt is shown and proved on its level, and on no other court', () => {
  const level = levelOne()
  const { solution } = level
  const played = playAttempt(
    openAttempt(level, { name: 'Ana', fill: solution.fill }),
    turnsOf(solution.turns),
  )
  const text = encodeReplay(attemptReplay(played, millis(0)))
  expect(recordedGame(text)).toBeNull()
  const game = recordedGame(text, level)
  if (game === null) throw new Error('the attempt can’t be read')
  expect(proveGame(game).verified).toBe(true)
  const frames = shownFrames(game, { names: ['Ana'], look: firstLook(level), hasRun: false })
  expect(frames.map(({ ruling }) => ruling)).toEqual(['Box 1. Another flick', ''])
})
