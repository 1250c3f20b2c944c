import { seatAt, type SkellyState } from '@skelly/engine'
import { describe, expect, test } from 'vitest'
import type { RollingShot } from '../../src/stage/scene.ts'
import { evolveStage, stageOf, type Stage, type StageEvent } from '../../src/stage/stage.ts'
import { clockStep, flickOf, freshTable, setDownAt, shotId, stepOf } from './table.ts'

const table = freshTable()
const mine = shotId('a')
const flick = { dx: 0, dy: -1, strength: 300 }
const own: RollingShot = { shotId: mine, seat: seatAt(0), flick, before: table, startedAt: 4_000, rate: 1 }
const counted = stepOf(1, table, 0, flickOf(mine, 0, -1, 300))

const after = (stage: Stage, ...events: readonly StageEvent[]): Stage => events.reduce(evolveStage, stage)
const flicked: StageEvent = { kind: 'flicked', shot: own }
const stepped: StageEvent = { kind: 'stepped', step: counted }
const adopted = (state: SkellyState, undone: number | null): StageEvent => ({
  kind: 'adopted',
  state,
  awaiting: false,
  undone,
})
const rested: StageEvent = { kind: 'rested', shotId: mine, at: 9_000 }

describe('the own flick', () => {
  test('rolls at once, before it is counted', () => {
    const { scene } = after(stageOf(table), flicked)
    expect(scene).toMatchObject({ kind: 'rolling', outcome: null, rested: false })
  })

  test('is counted without starting again', () => {
    const { scene, said } = after(stageOf(table), flicked, stepped)
    expect(scene).toMatchObject({ kind: 'rolling', shot: own, outcome: { state: counted.after } })
    expect(said).toBeNull()
  })

  test('is told when the caps stop', () => {
    const { scene, said } = after(stageOf(table), flicked, stepped, rested)
    expect(scene).toEqual({ kind: 'still', state: counted.after, placed: null })
    expect(said?.seq).toBe(1)
    expect(said?.events.map(({ kind }) => kind)).toEqual(['shot'])
  })

  test('waits for the referee when the caps stop first', () => {
    const waiting = after(stageOf(table), flicked, rested)
    expect(waiting.scene).toMatchObject({ kind: 'rolling', outcome: null, rested: true })
    expect(after(waiting, stepped)).toEqual(after(stageOf(table), flicked, stepped, rested))
  })

  test('goes back when it is refused', () => {
    const { scene } = after(stageOf(table), flicked, { kind: 'refused', shotId: mine })
    expect(scene).toEqual({ kind: 'still', state: table, placed: null })
  })

  test('is not touched by the refusal of another', () => {
    const { scene } = after(stageOf(table), flicked, { kind: 'refused', shotId: shotId('b') })
    expect(scene.kind).toBe('rolling')
  })

  test('gives way to the clock that ran out first', () => {
    const lost = clockStep(1, table)
    const { scene, said } = after(stageOf(table), flicked, { kind: 'stepped', step: lost })
    expect(scene).toEqual({ kind: 'still', state: lost.after, placed: null })
    expect(said?.events).toMatchObject([{ kind: 'turn-lost', why: 'clock' }])
  })

  test('rolls on through a lost connection while it is still to be counted', () => {
    const { scene } = after(stageOf(table), flicked, {
      kind: 'adopted',
      state: table,
      awaiting: true,
      undone: null,
    })
    expect(scene.kind).toBe('rolling')
  })

  test('starts again from the referee’s table when that was another', () => {
    const elsewhere = stepOf(0, table, 0, setDownAt(250, 1150)).after
    const step = stepOf(1, elsewhere, 0, flickOf(mine, 0, -1, 300))
    const { scene } = after(stageOf(table), flicked, { kind: 'stepped', step })
    expect(scene).toMatchObject({ kind: 'rolling', shot: { before: elsewhere, startedAt: 5_000 } })
  })
})

describe('the other’s flick', () => {
  test('starts when it is heard of and shows the table before it', () => {
    const { scene } = after(stageOf(table), stepped)
    expect(scene).toMatchObject({ kind: 'rolling', shot: { before: table, startedAt: 5_000 } })
  })

  test('is shown as fast as the step says', () => {
    const { scene } = after(stageOf(table), { kind: 'stepped', step: { ...counted, rate: 3 } })
    expect(scene).toMatchObject({ kind: 'rolling', shot: { rate: 3 } })
  })

  test('keeps what comes while the caps roll for when they stop', () => {
    const lost = { ...clockStep(2, counted.after), seq: 2 }
    const rolling = after(stageOf(table), stepped, { kind: 'stepped', step: lost })
    expect(rolling.scene.kind).toBe('rolling')
    const { scene, said } = after(rolling, rested)
    expect(scene).toEqual({ kind: 'still', state: lost.after, placed: null })
    expect(said?.events.map(({ kind }) => kind)).toEqual(['shot', 'turn-lost'])
  })
})

describe('setting down', () => {
  const placed: StageEvent = { kind: 'placed', at: { x: 250, y: 1150 } }

  test('shows the cap at once where the finger put it', () => {
    expect(after(stageOf(table), placed).scene).toMatchObject({ placed: { x: 250, y: 1150 } })
  })

  test('an older answer does not pull the cap back from under the finger', () => {
    const older = stepOf(0, table, 0, setDownAt(200, 1150))
    const { scene } = after(stageOf(table), placed, { kind: 'stepped', step: older })
    expect(scene).toMatchObject({ state: older.after, placed: { x: 250, y: 1150 } })
  })

  test('a refusal puts the cap back', () => {
    const { scene } = after(stageOf(table), placed, { kind: 'refused', shotId: null })
    expect(scene).toEqual({ kind: 'still', state: table, placed: null })
  })
})

test('a table that comes whole is shown as it is', () => {
  const { scene } = after(stageOf(table), adopted(counted.after, null))
  expect(scene).toEqual({ kind: 'still', state: counted.after, placed: null })
})

test('what was taken back is told no more, and what was told before it is', () => {
  const told = after(stageOf(table), flicked, { kind: 'stepped', step: counted }, rested)
  expect(told.said?.seq).toBe(counted.seq)
  expect(after(told, adopted(table, counted.seq)).said).toBeNull()
  expect(after(told, adopted(table, counted.seq + 1)).said).toBe(told.said)
  expect(after(told, adopted(table, null)).said).toBe(told.said)
})
