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

const ANA = { name: 'Ana', fill: 'empty' } as const

const attempt = (level: Level) => {
  const { device, live } = createDevice()
  const table = DeviceTable.attempt(device, level, ANA, BEGINS)
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

/** The first level with a clock of so many seconds. */
const clocked = (clock: number): SolvedLevel => ({ ...levelOne(), clock })

test('a clock waits for a word, however long the court is looked at', () => {
  const level = clocked(8)
  const { table, live } = attempt(level)
  live(table, 30_000)
  expect(table.getSnapshot()).toMatchObject({ hold: { kind: 'ready' }, challenge: { score: { flicks: 0 } } })
  table.flick(SHORT)
  expect(table.getSnapshot().match.ply).toBe(0)
  table.goOn()
  live(table, 7_900)
  expect(table.getSnapshot().challenge?.score.flicks).toBe(0)
  live(table, 500)
  expect(table.getSnapshot().challenge?.score.flicks).toBe(1)
})

test('a clock that runs out costs a flick, and stands still at the end', () => {
  const level = clocked(8)
  const { table, live } = attempt(level)
  table.goOn()
  live(table, 8_250)
  expect(table.getSnapshot().challenge?.score.flicks).toBe(1)
  flick(table, ...level.solution.turns.map((turn) => turn.flick))
  expect(table.getSnapshot().challenge?.score).toMatchObject({ flicks: 2, phase: { stars: 2 } })
  const at = table.now()
  live(table, 5_000)
  expect([table.now(), table.computerTurn()]).toEqual([at, null])
})

test('a page that dies takes nothing of an attempt with it, and the next one goes on with it', () => {
  const level = levelOne()
  const { shelf, device } = createDevice()
  const table = DeviceTable.attempt(device, level, ANA, BEGINS)
  flick(table, SHORT)
  const again = DeviceTable.findAttempt(createDevice(shelf).device, level)
  expect(again?.getSnapshot().challenge).toEqual(table.getSnapshot().challenge)
  expect(again?.getSnapshot()).toMatchObject({ hold: null, match: table.getSnapshot().match })
  if (again === null) throw new Error('the attempt is kept')
  again.rested()
  flick(again, SHORT, SHORT)
  expect(again.getSnapshot()).toMatchObject({
    hold: { kind: 'decided' },
    challenge: { score: { flicks: 3 } },
  })
})

test('one with a clock that had begun waits as a paused game does, one that had not asks again', () => {
  const level = clocked(8)
  const { shelf, device } = createDevice()
  const table = DeviceTable.attempt(device, level, ANA, BEGINS)
  const found = () => DeviceTable.findAttempt(createDevice(shelf).device, level)?.getSnapshot().hold
  expect(found()).toEqual({ kind: 'ready' })
  DeviceTable.findAttempt(device, level)?.goOn()
  const begun = DeviceTable.findAttempt(device, level)
  begun?.goOn()
  begun?.flick(SHORT)
  expect(found()).toEqual({ kind: 'paused' })
  expect(table.getSnapshot().hold).toEqual({ kind: 'ready' })
})

test('a level that was changed since is begun anew, and an attempt is no game', () => {
  const level = levelOne()
  const { shelf, device } = createDevice()
  DeviceTable.attempt(device, level, ANA, BEGINS)
  expect(DeviceTable.findAttempt(createDevice(shelf).device, { ...level, grip: 110 })).toBeNull()
  expect(DeviceTable.find(createDevice(shelf).device)).toMatchObject({ kind: 'put-aside' })
})

test('a game is no attempt', () => {
  const { shelf, table } = createDevice()
  table()
  expect(DeviceTable.findAttempt(createDevice(shelf).device, levelOne())).toBeNull()
})

test('one that was decided just before the page died is told of again', () => {
  const level = levelOne()
  const { shelf, device } = createDevice()
  const table = DeviceTable.attempt(device, level, ANA, BEGINS)
  flick(table, ...level.solution.turns.map((turn) => turn.flick))
  expect(DeviceTable.findAttempt(createDevice(shelf).device, level)?.getSnapshot()).toMatchObject({
    hold: { kind: 'decided' },
    challenge: { score: { phase: { kind: 'won', stars: 3 } } },
  })
})

test('a decided attempt that is done with is not taken away by another page', () => {
  const level = levelOne()
  const { shelf, device, live } = createDevice()
  const table = DeviceTable.attempt(device, level, ANA, BEGINS)
  flick(table, ...level.solution.turns.map((turn) => turn.flick))
  table.discard()
  expect(DeviceTable.findAttempt(createDevice(shelf).device, level)).toBeNull()
  DeviceTable.attempt(createDevice(shelf).device, level, ANA, BEGINS)
  live(table, 1_000)
  expect(table.getSnapshot().hold).toEqual({ kind: 'decided' })
})

test('two devices try at once, and neither is in the other’s way', () => {
  const level = levelOne()
  const [one, other] = [attempt(level), attempt(level)]
  flick(one.table, SHORT)
  flick(other.table, SHORT)
  const seats = [one, other].map(({ table }) => skelly.mover(table.getSnapshot().match.state))
  expect(seats).toEqual([0, 0])
})
