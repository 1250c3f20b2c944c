import { seedNumbered } from '@skelly/engine/testing'
import { expect, test, vi } from 'vitest'
import { ANA, BEN, counted, device, NOON, play, runFrom, settled, stands } from './device.ts'

test('a device keeps a few seeds, and each is dealt once, whichever page asks', async () => {
  const { world, open } = device()
  const [one, other] = [open(), open()]
  expect(one.takeSeed(null)).toBeNull()
  expect(one.hasSeed()).toBe(false)
  await one.visit()
  expect([one.hasSeed(), other.hasSeed()]).toEqual([true, true])
  const dealt = [one.takeSeed(null), other.takeSeed(null), one.takeSeed(null), other.takeSeed(null)]
  expect(new Set(dealt.map((each) => each?.seed)).size).toBe(4)
  expect(one.takeSeed(null)).toBeNull()
  expect(other.hasSeed()).toBe(false)
  await other.visit()
  expect(world.issued).toBe(8)
  world.now = NOON + 1000
  expect(one.takeSeed(null)).toBeNull()
})

test('a finished game is sent once, told as often as it is, and its answer survives a reload', async () => {
  const { world, open } = device()
  const desk = open()
  await desk.visit()
  const replay = play(desk)
  desk.finished(replay)
  desk.finished(replay)
  await settled(desk)
  await settled(desk)
  expect(world.sent).toEqual([replay])
  expect(stands(desk, replay)).toEqual({ kind: 'answered', answer: counted })
  const reloaded = open()
  reloaded.look()
  reloaded.finished(replay)
  await settled(reloaded)
  expect(world.sent).toHaveLength(1)
  expect(stands(reloaded, replay)).toEqual({ kind: 'answered', answer: counted })
})

test('a game that is finished without a connection waits over a reload and is sent by another page', async () => {
  const { world, open } = device()
  const desk = open()
  await desk.visit()
  const replay = play(desk)
  world.isOnline = false
  desk.finished(replay)
  await settled(desk)
  expect(stands(desk, replay)).toEqual({ kind: 'waiting' })
  world.isOnline = true
  const reloaded = open()
  await reloaded.visit()
  expect(world.sent).toHaveLength(1)
  desk.look()
  expect(stands(desk, replay)).toEqual({ kind: 'answered', answer: counted })
})

test('a visit that did not get through is wanted again, until one does', async () => {
  const { world, open } = device()
  const desk = open()
  world.isOnline = false
  await desk.visit()
  expect(desk.isAwaited).toBe(true)
  world.isOnline = true
  await desk.visit()
  expect(desk.isAwaited).toBe(false)
})

test('a game that is finished while another one is being sent is sent by the same visit', async () => {
  const { world, open } = device()
  const desk = open()
  await desk.visit()
  const [one, other] = [play(desk), play(desk)]
  world.duringSend = () => desk.finished(other)
  desk.finished(one)
  await vi.waitFor(() => expect(world.sent).toHaveLength(2))
  expect(world.sent).toEqual([one, other])
})

test('two pages that come back at the same moment send it once', async () => {
  const { world, open } = device()
  const desk = open()
  await desk.visit()
  const replay = play(desk)
  world.isOnline = false
  desk.finished(replay)
  await settled(desk)
  world.isOnline = true
  await Promise.all([open().visit(), open().visit(), desk.visit()])
  expect(world.sent).toHaveLength(1)
})

test('it is sent for the account that began it, and for no other', async () => {
  const { world, open } = device()
  const desk = open()
  await desk.visit()
  const replay = play(desk)
  world.account = BEN
  desk.finished(replay)
  await settled(desk)
  expect(world.sent).toEqual([])
  world.account = null
  await settled(desk)
  expect(desk.takeSeed(null)).toBeNull()
  world.account = ANA
  await settled(desk)
  expect(world.sent).toEqual([replay])
})

test('a game of a guest, or from a seed of the device’s own, is never sent', async () => {
  const { world, open } = device()
  world.account = null
  const desk = open()
  await desk.visit()
  const replay = runFrom(seedNumbered(99))
  desk.finished(replay)
  await settled(desk)
  world.account = ANA
  await settled(desk)
  expect(world.sent).toEqual([])
  expect(stands(desk, replay)).toEqual({ kind: 'uncounted' })
})

test.each([
  { refusal: 'other-outcome', shot: 3, isLast: true },
  { refusal: 'used-seed', shot: null, isLast: true },
  { refusal: 'not-now', shot: null, isLast: false },
  { refusal: 'too-many-today', shot: null, isLast: false },
] as const)('a game refused by $refusal is put aside: $isLast', async ({ refusal, shot, isLast }) => {
  const { world, open } = device()
  const desk = open()
  await desk.visit()
  const replay = play(desk)
  world.answer = { ok: false, refusal, shot }
  desk.finished(replay)
  await settled(desk)
  expect(stands(desk, replay)).toEqual(
    isLast ? { kind: 'answered', answer: world.answer } : { kind: 'waiting' },
  )
  // nobody tells a page when a busy server is free again
  expect(desk.isAwaited).toBe(refusal === 'not-now')
  const sentSoFar = world.sent.length
  world.answer = counted
  await settled(desk)
  expect(world.sent).toHaveLength(isLast ? sentSoFar : sentSoFar + 1)
  expect(desk.isAwaited).toBe(false)
})
