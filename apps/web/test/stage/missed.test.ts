import { seatAt } from '@skelly/engine'
import { describe, expect, test } from 'vitest'
import { CATCH_UP_RATE, evolveStage, stageOf, type Stage, type StageEvent } from '../../src/stage/stage.ts'
import { clockStep, flickOf, freshTable, shotId, stepOf } from './table.ts'

const table = freshTable()
const [one, two, three] = [shotId('1'), shotId('2'), shotId('3')]
const flick = { dx: 0, dy: -1, strength: 30 }
const first = stepOf(1, table, 0, flickOf(one, 0, -1, 30))
const second = stepOf(2, first.after, 1, flickOf(two, 0, -1, 30))
const lost = clockStep(3, second.after)
const third = stepOf(4, lost.after, 1, flickOf(three, 0, -1, 30))

const after = (stage: Stage, ...events: readonly StageEvent[]): Stage => events.reduce(evolveStage, stage)
const missed = (steps: readonly (typeof first)[], at = 10_000): StageEvent => ({ kind: 'missed', steps, at })
const rested = (id: typeof one, at: number): StageEvent => ({ kind: 'rested', shotId: id, at })
const shotIn = ({ scene }: Stage) => (scene.kind === 'rolling' ? scene.shot : null)

describe('what was missed', () => {
  test('is shown quickly, shot by shot, each from when the one before has stopped', () => {
    const begun = after(stageOf(table), missed([first, second]))
    expect(shotIn(begun)).toMatchObject({ shotId: one, startedAt: 10_000, rate: CATCH_UP_RATE })
    const next = after(begun, rested(one, 10_400))
    expect(next.said?.seq).toBe(1)
    expect(shotIn(next)).toMatchObject({ shotId: two, startedAt: 10_400, rate: CATCH_UP_RATE })
    const present = after(next, rested(two, 10_900))
    expect(present).toMatchObject({ scene: { kind: 'still', state: second.after }, missed: null })
    expect(present.said?.seq).toBe(2)
  })

  test('that moved no cap is passed over', () => {
    const shown = after(stageOf(table), missed([first, second, lost, third]), rested(one, 1), rested(two, 2))
    expect(shotIn(shown)).toMatchObject({ shotId: three, startedAt: 2 })
  })

  test('ends with the present when its end moved no cap', () => {
    const shown = after(stageOf(table), missed([first, second, lost]), rested(one, 1), rested(two, 2))
    expect(shown).toMatchObject({ scene: { kind: 'still', state: lost.after }, missed: null })
    expect(shown.said?.seq).toBe(3)
  })

  test('takes up what happens meanwhile, in order and once', () => {
    const begun = after(stageOf(table), missed([first]), { kind: 'stepped', step: second })
    expect(shotIn(begun)?.shotId).toBe(one)
    const next = after(begun, rested(one, 1))
    expect(shotIn(next)?.shotId).toBe(two)
    expect(after(next, rested(two, 2)).scene).toMatchObject({ kind: 'still', state: second.after })
  })

  test('can be passed over as a whole', () => {
    const skipped = after(stageOf(table), missed([first, second, lost]), { kind: 'skipped' })
    expect(skipped).toMatchObject({ scene: { kind: 'still', state: lost.after }, missed: null })
    expect(skipped.said?.seq).toBe(3)
  })

  test('can be passed over while its last shot rolls', () => {
    const last = after(stageOf(table), missed([first]))
    expect(after(last, { kind: 'skipped' })).toMatchObject({
      scene: { kind: 'still', state: first.after },
      missed: null,
      said: { seq: 1 },
    })
  })

  test('is over when the table comes whole', () => {
    const jumped = after(stageOf(table), missed([first, second]), {
      kind: 'adopted',
      state: lost.after,
      awaiting: false,
      undone: null,
    })
    expect(jumped).toMatchObject({ scene: { kind: 'still', state: lost.after }, missed: null })
  })

  test('may be nothing', () => {
    const stage = stageOf(table)
    expect(after(stage, missed([]))).toBe(stage)
  })
})

describe('an own flick that was counted while the line was lost', () => {
  const own: StageEvent = {
    kind: 'flicked',
    shot: { shotId: one, seat: seatAt(0), flick, before: table, startedAt: 4_000, rate: 1 },
  }

  test('is not shown again', () => {
    const shown = after(stageOf(table), own, rested(one, 5_000), missed([first, second]))
    expect(shotIn(shown)).toMatchObject({ shotId: two })
    expect(shown.said?.seq).toBe(1)
  })

  test('rolls on at its own speed before what came after it', () => {
    const shown = after(stageOf(table), own, missed([first, second]))
    expect(shotIn(shown)).toMatchObject({ shotId: one, rate: 1, startedAt: 4_000 })
    expect(shotIn(after(shown, rested(one, 5_000)))).toMatchObject({ shotId: two, startedAt: 5_000 })
  })
})

describe('shots', () => {
  const live: StageEvent = { kind: 'stepped', step: first }

  test('that still roll are followed by what was missed after them', () => {
    const shown = after(stageOf(table), live, missed([second]))
    expect(shotIn(shown)).toMatchObject({ shotId: one, rate: 1 })
    expect(shotIn(after(shown, rested(one, 1)))?.shotId).toBe(two)
  })

  test('are shown again from further back when that is asked for', () => {
    const now = after(stageOf(table), live, rested(one, 1))
    const again = after(now, missed([first]))
    expect(shotIn(again)).toMatchObject({ shotId: one, before: table, rate: CATCH_UP_RATE })
    expect(after(again, rested(one, 2)).scene).toMatchObject({ kind: 'still', state: first.after })
  })

  test('of a page that was not looked at give way to the newest, each at its own speed', () => {
    const shown = after(stageOf(table), live, { kind: 'stepped', step: { ...second, heardAt: 60_000 } })
    expect(shotIn(shown)).toMatchObject({ shotId: two, rate: 1, startedAt: 60_000 })
    expect(after(shown, rested(one, 61_000))).toBe(shown)
  })
})
