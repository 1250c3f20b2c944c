import { seedNumbered } from '@skelly/engine/testing'
import { expect, test, vi } from 'vitest'
import { ledgerSchema } from '../../src/counting/counting-ledger.ts'
import { ANA, BEN, device, play, playAgain, runFrom, settled } from './device.ts'

test('R2.3: the next game of the same players is a rematch where the account knows the one before', async () => {
  const { world, open } = device()
  const desk = open()
  await desk.visit()
  const first = play(desk)
  desk.finished(first)
  const next = playAgain(desk, first)
  expect(next.isRematch).toBe(true)
  desk.finished(next.replay)
  await vi.waitFor(() => expect(world.sent).toEqual([first, next.replay]))
  expect(world.rematchOf).toEqual([null, first.setup.seed])
  expect(playAgain(desk, runFrom(seedNumbered(99))).isRematch).toBe(false)
})

test('R2.3: there is no rematch of a game that was refused, and one of a game that waits is sent after it', async () => {
  const { world, open } = device()
  const desk = open()
  await desk.visit()
  const first = play(desk)
  world.answer = { ok: false, refusal: 'not-now', shot: null }
  desk.finished(first)
  await settled(desk)
  const next = playAgain(desk, first)
  desk.finished(next.replay)
  await settled(desk)
  expect(world.sent).not.toContainEqual(next.replay)
  world.answer = { ok: false, refusal: 'lapsed-seed', shot: null }
  await settled(desk)
  expect(world.sent.slice(-2)).toEqual([first, next.replay])
  expect(playAgain(desk, next.replay).isRematch).toBe(false)
})

test('a game that is given up is told, and its seed is for no other; a finished one is not given up', async () => {
  const { world, open } = device()
  const desk = open()
  await desk.visit()
  const [left, kept] = [desk.takeSeed(null), play(desk)]
  if (left === null) throw new Error('no seed')
  world.isOnline = false
  desk.finished(kept)
  desk.gaveUp(kept.setup.seed)
  desk.gaveUp(left.seed)
  await settled(desk)
  expect(world.givenUp).toEqual([])
  world.isOnline = true
  const reloaded = open()
  await reloaded.visit()
  await settled(reloaded)
  expect(world.givenUp).toEqual([left.seed])
  expect(world.sent).toEqual([kept])
  expect([1, 2, 3, 4].map(() => reloaded.takeSeed(null)?.seed)).not.toContain(left.seed)
  reloaded.finished(runFrom(left.seed))
  await settled(reloaded)
  expect(world.sent).toEqual([kept])
})

test('who gave a game up is who tells of it', async () => {
  const { world, open } = device()
  const desk = open()
  await desk.visit()
  const left = desk.takeSeed(null)
  if (left === null) throw new Error('no seed')
  const unused = desk.getSnapshot().seeds.map(({ seed }) => seed)
  world.account = BEN
  await settled(desk)
  desk.gaveUp(left.seed)
  await settled(desk)
  expect(world.givenUp).toEqual([])
  world.account = ANA
  await settled(desk)
  await settled(desk)
  // what Ana did not use when she left the device to Ben goes with it
  expect(world.givenUp).toEqual([...unused, left.seed])
})

test('whoever signs out and in again has given up the seeds that were unused, and holds as few as before', async () => {
  const { world, open } = device()
  const desk = open()
  await desk.visit()
  const unused = desk.getSnapshot().seeds.map(({ seed }) => seed)
  world.account = null
  await settled(desk)
  expect(desk.takeSeed(null)).toBeNull()
  world.account = ANA
  await settled(desk)
  await settled(desk)
  expect(world.givenUp).toEqual(unused)
  expect(desk.getSnapshot().givenUp).toEqual([])
  expect(desk.getSnapshot().seeds).toHaveLength(4)
})

test('what was kept before rematches were told is read', () => {
  const old = { version: 1, account: ANA, seeds: [], dealt: [{ seed: 'a', account: ANA }], games: [] }
  expect(ledgerSchema.parse(old)).toMatchObject({ dealt: [{ seed: 'a', rematchOf: null }], givenUp: [] })
})
