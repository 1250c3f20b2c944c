import { expect, test } from 'vitest'
import type { CountingDesk } from '../../src/counting/counting-desk.ts'
import { answerAt, levelsWon, type WonAttempt } from '../../src/counting/sent-attempts.ts'
import { ANA, BEN, device, settled } from './device.ts'

const won = (number: number, flicks: number): WonAttempt => ({
  number,
  stars: flicks <= 1 ? 3 : flicks <= 2 ? 2 : 1,
  flicks,
  replay: `level ${String(number)} in ${String(flicks)}`,
})

const starsAt = (desk: CountingDesk, number: number): number =>
  levelsWon(desk.getSnapshot()).get(number)?.stars ?? 0

test('an attempt is sent once, told as often as it is, by whichever page', async () => {
  const { world, open } = device()
  const [one, other] = [open(), open()]
  await one.visit()
  world.isOnline = false
  one.won(won(1, 2))
  one.won(won(1, 2))
  await settled(one)
  expect([starsAt(one, 1), answerAt(one.getSnapshot(), 1)]).toEqual([2, 'waiting'])
  world.isOnline = true
  await Promise.all([one.visit(), other.visit()])
  expect(world.sentLevels).toEqual([1])
  one.look()
  expect(answerAt(one.getSnapshot(), 1)).toBe('counted')
})

test('the best is kept: only what is better replaces it and is sent', async () => {
  const { world, open } = device()
  const desk = open()
  world.levels = [won(2, 1)].map(({ number, stars, flicks }) => ({ number, stars, flicks }))
  await desk.visit()
  for (const attempt of [won(1, 2), won(1, 3), won(1, 1), won(1, 2), won(2, 1), won(2, 3)]) {
    desk.won(attempt)
    await settled(desk)
  }
  expect(world.sentLevels).toEqual([1, 1])
  expect([starsAt(desk, 1), starsAt(desk, 2)]).toEqual([3, 3])
})

test('what a guest has won is the account’s at the first visit signed in, in the order of the levels', async () => {
  const { world, open } = device()
  world.account = null
  const desk = open()
  await desk.visit()
  desk.won(won(3, 2))
  desk.won(won(2, 1))
  desk.won(won(1, 3))
  await settled(desk)
  expect([world.sentLevels, starsAt(desk, 2), answerAt(desk.getSnapshot(), 2)]).toEqual([[], 3, null])

  world.account = ANA
  world.levels = [{ number: 1, stars: 2, flicks: 2 }]
  await desk.visit()
  expect(world.sentLevels).toEqual([2, 3])
  expect([starsAt(desk, 1), starsAt(desk, 2)]).toEqual([2, 3])

  world.account = null
  await desk.visit()
  expect([starsAt(desk, 1), starsAt(desk, 2)]).toEqual([0, 0])
})

test('what waits for one account is not sent for another', async () => {
  const { world, open } = device()
  const desk = open()
  await desk.visit()
  world.isOnline = false
  desk.won(won(1, 1))
  await settled(desk)
  world.isOnline = true
  world.account = BEN
  await desk.visit()
  expect([world.sentLevels, starsAt(desk, 1)]).toEqual([[], 0])
  world.account = ANA
  await desk.visit()
  expect(world.sentLevels).toEqual([1])
})

test('a refused attempt is worth nothing, and a poorer one may follow it; one for later waits', async () => {
  const { world, open } = device()
  const desk = open()
  await desk.visit()
  world.attemptAnswer = 'not-now'
  desk.won(won(1, 1))
  await settled(desk)
  expect([answerAt(desk.getSnapshot(), 1), starsAt(desk, 1)]).toEqual(['waiting', 3])
  expect(desk.isAwaited).toBe(true)
  world.attemptAnswer = 'copied'
  await desk.visit()
  expect([answerAt(desk.getSnapshot(), 1), starsAt(desk, 1)]).toEqual(['copied', 0])
  expect(desk.isAwaited).toBe(false)
  world.attemptAnswer = 'waits'
  desk.won(won(1, 3))
  await settled(desk)
  expect([answerAt(desk.getSnapshot(), 1), starsAt(desk, 1)]).toEqual(['waits', 1])
})
