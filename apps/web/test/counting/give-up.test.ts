import { drawGrip, millis, PHYSICS_VERSION, seatAt, skelly, type Setup } from '@skelly/engine'
import { BOTS_VERSION } from '@skelly/engine/bots'
import { seedNumbered } from '@skelly/engine/testing'
import { DeviceTable, MemoryShelf, MemoryStore } from '@skelly/game-client/device'
import { expect, test } from 'vitest'
import { giveUp } from '../../src/counting/give-up.ts'
import { device, play } from './device.ts'

const tableOn = (shelf: MemoryShelf, seed: Setup['seed']): DeviceTable => {
  const setup: Setup = {
    ruleset: 'skelly',
    versions: { physics: PHYSICS_VERSION, rules: skelly.version, bots: BOTS_VERSION },
    way: 'machine',
    court: 'street',
    seed,
    grip: drawGrip(seed),
    shotClock: 20,
    seats: [
      { name: 'You', fill: 'crayon' },
      { name: 'Loose Change', fill: 'floor', computer: 'easy' },
    ],
  }
  const options = { handOver: false, takeBacks: false }
  return DeviceTable.begin({ store: new MemoryStore(shelf), now: () => 0 }, setup, options, millis(0))
}

/** A desk with one game begun, and its table. */
const begun = async () => {
  const { open } = device()
  const desk = open()
  await desk.visit()
  const seed = desk.takeSeed(null)?.seed ?? seedNumbered(0)
  const shelf = new MemoryShelf()
  const table = tableOn(shelf, seed)
  return { desk, seed, shelf, table }
}

test('a game that goes on gives its seed up', async () => {
  const { desk, seed, table } = await begun()
  giveUp(desk, table)
  expect(desk.getSnapshot().givenUp).toMatchObject([{ seed }])
})

test('one that is over does not: it may have yet to be taken in', async () => {
  const { desk, table } = await begun()
  table.leave(seatAt(1))
  giveUp(desk, table)
  expect(desk.getSnapshot().givenUp).toEqual([])
})

test('one that another page has taken over does not', async () => {
  const { desk, shelf, table } = await begun()
  DeviceTable.find({ store: new MemoryStore(shelf), now: () => 0 })
  table.tick()
  giveUp(desk, table)
  expect(desk.getSnapshot().givenUp).toEqual([])
})

test('one that counts for nothing changes nothing', async () => {
  const { desk } = await begun()
  play(desk)
  giveUp(desk, tableOn(new MemoryShelf(), seedNumbered(99)))
  expect(desk.getSnapshot().givenUp).toEqual([])
})
