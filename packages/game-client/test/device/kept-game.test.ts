import { seatAt, skelly } from '@skelly/engine'
import { expect, test } from 'vitest'
import type { DeviceTable } from '../../src/device/index.ts'
import { ASIDE, createDevice, IN_START } from './table.ts'

const moverOf = (table: DeviceTable) => skelly.mover(table.getSnapshot().match.state)

test('a page that dies takes nothing with it', () => {
  const { table, find, shelf } = createDevice()
  const shown = table()
  shown.flick(ASIDE)
  shown.rested()
  shown.setDown(IN_START)
  expect(shown.getSnapshot().match.seq).toBe(3)
  const { match } = shown.getSnapshot()
  const again = createDevice(shelf).find()
  expect(again.getSnapshot().match).toEqual(match)
  expect(find().getSnapshot().match).toEqual(match)
})

test('a game from the store waits, with the time that was left', () => {
  const { table, shelf, live } = createDevice()
  const shown = table()
  live(shown, 12_000)
  shown.pause()
  const later = createDevice(shelf)
  const again = later.find()
  expect(again.getSnapshot().hold).toEqual({ kind: 'paused' })
  later.live(again, 30_000)
  again.goOn()
  later.live(again, 7_900)
  expect(moverOf(again)).toBe(0)
  later.live(again, 500)
  expect(moverOf(again)).toBe(1)
})

test('a device that takes nothing more is told of, and the game goes on', () => {
  const { table, shelf } = createDevice()
  const shown = table()
  shelf.isFull = true
  shown.flick(ASIDE)
  expect(shown.getSnapshot()).toMatchObject({ kept: false, match: { ply: 1 } })
  shelf.isFull = false
  shown.rested()
  shown.flick(ASIDE)
  expect(shown.getSnapshot().kept).toBe(true)
})

test('a second page takes over; the first says so, does nothing, and can take the game back', () => {
  const one = createDevice()
  const first = one.table()
  first.attend()
  const other = createDevice(one.shelf)
  const second = other.find()
  second.attend()
  expect(first.getSnapshot().hold).toEqual({ kind: 'elsewhere' })
  first.flick(ASIDE)
  first.goOn()
  expect(first.getSnapshot()).toMatchObject({ hold: { kind: 'elsewhere' }, match: { ply: 0 } })

  second.goOn()
  second.flick(ASIDE)
  first.playHere()
  expect(first.getSnapshot()).toMatchObject({ hold: { kind: 'paused' }, match: { ply: 1 } })
  expect(second.getSnapshot().hold).toEqual({ kind: 'elsewhere' })
  first.goOn()
  first.rested()
  first.flick(ASIDE)
  expect(first.getSnapshot().match.ply).toBe(2)
  expect(other.find().getSnapshot().match.ply).toBe(2)
})

test('a page that shows how a game ended goes on showing it when another page opens it', () => {
  const one = createDevice()
  const first = one.table()
  first.attend()
  first.leave(seatAt(0))
  expect(first.getSnapshot()).toMatchObject({ hold: null, match: { phase: { kind: 'over' } } })
  const second = createDevice(one.shelf).find()
  second.attend()
  first.tick()
  for (const each of [first, second]) expect(each.getSnapshot().match.phase.kind).toBe('over')
  expect(first.getSnapshot().hold).toBeNull()
})

test('a discarded game is gone', () => {
  const { table, device, shelf } = createDevice()
  const shown = table()
  const lookAway = shown.attend()
  shown.discard()
  lookAway()
  expect(device.store.read()).toBeNull()
  expect(shelf.kept).toBeNull()
})

test('a page that looks away keeps what the clock shows', () => {
  const { table, shelf, live } = createDevice()
  const shown = table()
  const lookAway = shown.attend()
  live(shown, 12_000)
  lookAway()
  const later = createDevice(shelf)
  expect(later.find().now()).toBe(shown.now())
})

test('a page that was not told that it lost the game finds out before it plays', () => {
  const one = createDevice()
  const first = one.table()
  const second = createDevice(one.shelf).find()
  second.goOn()
  second.flick(ASIDE)
  first.flick(ASIDE)
  expect(first.getSnapshot()).toMatchObject({ hold: { kind: 'elsewhere' }, match: { ply: 0 } })
  expect(createDevice(one.shelf).find().getSnapshot().match.ply).toBe(1)
})
