import { decodeReplay, encodeReplay, skelly } from '@skelly/engine'
import { judgeAttempt, type Level, type SolvedLevel } from '@skelly/engine/challenges'
import { levelNumbered } from '@skelly/engine/levels'
import { expect, test } from 'vitest'
import { DeviceTable, isOver } from '../../src/device/index.ts'
import { ASIDE, BEGINS, createDevice } from './table.ts'

const levelOne = (): SolvedLevel => {
  const level = levelNumbered(1)
  if (level === null) throw new Error('there is a first level')
  return level
}

const attempt = (level: Level) => {
  const { device, live } = createDevice()
  const table = DeviceTable.attempt(device, level, { name: 'Ana', fill: 'empty' }, BEGINS)
  return { table, live }
}

/** The person flicks, and the caps roll out. */
const flick = (table: DeviceTable, ...flicks: readonly Parameters<DeviceTable['flick']>[0][]): void => {
  for (const each of flicks) {
    table.flick(each)
    table.rested()
  }
}

const SHORT = { ...ASIDE, strength: 30 } as const

test('an attempt is won on the level’s own court, and its replay is worth its stars', () => {
  const level = levelOne()
  const { table } = attempt(level)
  expect(table.getSnapshot()).toMatchObject({ hold: null, challenge: { score: { flicks: 0 } } })
  flick(table, ...level.solution.turns.map((turn) => turn.flick))
  const { challenge, hold } = table.getSnapshot()
  expect(challenge?.score).toMatchObject({ flicks: 1, phase: { kind: 'won', stars: 3 } })
  expect(hold).toEqual({ kind: 'decided' })
  const replay = decodeReplay(encodeReplay(table.replay()))
  expect(replay.ok && judgeAttempt(level, replay.value)).toEqual({ ok: true, value: { stars: 3, flicks: 1 } })
})

test('it is lost when the flicks are used up, and takes nothing more', () => {
  const level = levelOne()
  const { table, live } = attempt(level)
  flick(table, SHORT, SHORT)
  expect(isOver(table.getSnapshot())).toBe(false)
  flick(table, SHORT)
  const { challenge, match } = table.getSnapshot()
  expect(challenge?.score.phase).toEqual({ kind: 'lost', why: 'used-up' })
  expect([isOver(table.getSnapshot()), match.phase.kind]).toEqual([true, 'playing'])

  table.goOn()
  table.pause()
  flick(table, SHORT)
  live(table, 90_000)
  expect(table.getSnapshot()).toMatchObject({ hold: { kind: 'decided' }, match: { seq: match.seq } })
})

test('a clock that runs out costs a flick, and stands still at the end', () => {
  const level = { ...levelOne(), clock: 8 }
  const { table, live } = attempt(level)
  live(table, 8_250)
  expect(table.getSnapshot().challenge?.score.flicks).toBe(1)
  flick(table, ...level.solution.turns.map((turn) => turn.flick))
  expect(table.getSnapshot().challenge?.score).toMatchObject({ flicks: 2, phase: { stars: 2 } })
  const at = table.now()
  live(table, 5_000)
  expect([table.now(), table.computerTurn()]).toEqual([at, null])
})

test('two pages try at once, and neither is in the other’s way', () => {
  const level = levelOne()
  const [one, other] = [attempt(level), attempt(level)]
  flick(one.table, SHORT)
  flick(other.table, SHORT)
  const seats = [one, other].map(({ table }) => skelly.mover(table.getSnapshot().match.state))
  expect(seats).toEqual([0, 0])
})
