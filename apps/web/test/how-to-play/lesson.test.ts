import { positionText, type Flick } from '@skelly/engine'
import { describe, expect, test } from 'vitest'
import { GOALS, STEPS, type GoalName } from '../../src/how-to-play/goals.ts'
import { again, isStepDone, judged, lessonAt, next, type Lesson } from '../../src/how-to-play/lesson.ts'
import { tableAt } from '../../src/lesson/table-at.ts'
import { playOwnMove, setDownMove } from '../../src/stage/own-move.ts'
import { flickAt } from './flick-at.ts'

const up = (strength: number): Flick => ({ dx: 0, dy: -1000, strength })
const down = (strength: number): Flick => ({ dx: 0, dy: 1000, strength })

const after = (lesson: Lesson, flick: Flick): Lesson => {
  const { deed, after: table } = flickAt(lesson.table, flick)
  return judged(lesson, deed, table)
}

/** The step of this name, at its beginning. */
const stepNamed = (name: (typeof STEPS)[number]['name']): Lesson =>
  lessonAt(STEPS.findIndex((step) => step.name === name))

describe('the positions', () => {
  const positions = Object.entries(GOALS).flatMap(([name, { position }]) =>
    position === null ? [] : [{ name, position }],
  )
  test.each(positions)('$name is a line of notation, on an even street', ({ position }) => {
    const table = tableAt(position)
    expect(positionText(table)).toBe(position)
    expect(table.turn).toMatchObject({ mover: 0 })
    expect(table.grip).toBe(100)
  })
})

describe('a goal', () => {
  test('is reached by what the engine says, and the next step follows', () => {
    const landed = after(stepNamed('land'), up(260))
    expect(landed).toMatchObject({ goal: 'land', phase: 'reached', failures: 0 })
    expect(isStepDone(landed)).toBe(true)
    expect(next(landed)).toMatchObject({ goal: 'setDown', phase: 'trying' })
  })

  test('that went wrong is tried again from its own position, and every failure counts', () => {
    const missed = after(stepNamed('land'), up(100))
    expect(missed).toMatchObject({ phase: 'missed', failures: 1, lastFailure: 'miss' })
    expect(isStepDone(missed)).toBe(false)
    const retried = again(missed)
    expect(retried.table).toEqual(stepNamed('land').table)
    expect(after(retried, up(110))).toMatchObject({ failures: 2 })
  })

  test('to miss is not reached by the chalk', () => {
    const first = stepNamed('cost')
    const chalked = after(first, down(190))
    expect(chalked).toMatchObject({ goal: 'chalk', phase: 'reached' })
    const missing = next(chalked)
    if (missing === null) throw new Error('nothing follows')
    expect(missing).toMatchObject({ goal: 'miss', failures: 0 })
    expect(after(missing, down(190))).toMatchObject({ phase: 'missed', lastFailure: 'chalk' })
  })
})

describe('set down and pot', () => {
  const first = stepNamed('pot')
  const place = { x: 960, y: 470 }
  const put = playOwnMove(first.table, setDownMove(place))
  if (put === null) throw new Error('refused')
  const placed = judged(first, { kind: 'set-down' }, put.after)

  test('a flick before the cap was moved is a failure, even a good one', () => {
    expect(after(first, down(200))).toMatchObject({ phase: 'missed' })
  })

  test('the pot begins where the cap was put, and so does every other try of it (R5.3)', () => {
    const pot = next(placed)
    expect(pot?.goal).toBe('pot')
    expect(pot?.from.caps[0]?.at).toEqual(place)
    if (pot === null) throw new Error('nothing follows')
    const moved = judged(pot, { kind: 'set-down' }, first.table)
    expect(moved).toMatchObject({ phase: 'trying', failures: 0 })
    expect(again(after(moved, down(60))).table).toEqual(pot.from)
  })

  test('from there it is a pot of two boxes (R5.1)', () => {
    const pot = next(placed)
    if (pot === null) throw new Error('nothing follows')
    const potted = after(pot, down(165))
    expect(potted).toMatchObject({ phase: 'reached' })
    expect(potted.table.caps[0]?.progress).toBe(8)
  })
})

test('the knockout begins where the run was done, and ends the game (R6.3, R7.1)', () => {
  const killer = after(stepNamed('killer'), up(260))
  expect(killer.phase).toBe('reached')
  const hunt = next(killer)
  expect(hunt?.goal).toBe('knockout')
  const [own, ray] = [hunt?.from.caps[0]?.at, hunt?.from.caps[1]?.at]
  if (hunt === null || own === undefined || ray === undefined) throw new Error('nobody to hunt')
  const hit = after(hunt, {
    dx: Math.round((ray.x - own.x) * 1000),
    dy: Math.round((ray.y - own.y) * 1000),
    strength: 500,
  })
  expect(hit.table.turn).toMatchObject({ phase: 'over', places: [[0], [1]] })
  expect(isStepDone(hit)).toBe(true)
  expect(next(hit)).toBeNull()
})

test('a step that there is not is the first', () => {
  expect(lessonAt(17)).toMatchObject({ step: 0, goal: 'flick' })
})

test('every goal belongs to one step', () => {
  const named: readonly GoalName[] = STEPS.flatMap(({ goals }) => [...goals])
  expect(named.toSorted()).toEqual(Object.keys(GOALS).toSorted())
})
