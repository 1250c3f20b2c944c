import type { Database } from '@skelly/db'
import { openTestDatabase } from '@skelly/db/testing'
import { compactReplay, millis } from '@skelly/engine'
import { LEVELS } from '@skelly/engine/levels'
import { POLICY } from '@skelly/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countAttempt, ownLevels, Rechecker, solutionOf } from '../../src/index.ts'
import { addPlayer, NOON } from '../table.ts'
import { firstAttempt, giveStars, keepWaiting, levelAt, send, solved } from './attempts.ts'

let database: Database
let seeded = 0
beforeAll(async () => {
  database = (await openTestDatabase()).database
})
afterAll(() => database.close())

const newcomer = (): Promise<string> => addPlayer(database, `Player_${(seeded += 1)}`)
const starsOf = async (playerId: string) => (await database.players.byId(playerId))?.stars

const first = solved(1)
const second = solved(2)

describe('a true attempt', () => {
  test('counts with its stars and flicks, and gives no XP', async () => {
    const ana = await newcomer()
    const { number, stars, flicks } = first
    expect(await send(database, ana, first)).toEqual({
      ok: true,
      value: { kind: 'counted', number, stars, flicks, best: { stars, flicks }, isBest: true },
    })
    expect(await ownLevels(database, ana)).toEqual([{ number, stars, flicks }])
    expect(await database.players.byId(ana)).toMatchObject({ stars, xp: 0, rating: 1200 })
  })

  test('counts once, also under another name and date, and hears the same again', async () => {
    const ben = await newcomer()
    const answer = await send(database, ben, first)
    const { setup, ...rest } = first.replay
    const seats = setup.seats.map((seat, place) => (place === 0 ? { ...seat, name: 'Somebody' } : seat))
    const renamed = { ...rest, date: millis(NOON * 2), setup: { ...setup, seats } }
    expect(await send(database, ben, first, { replay: renamed })).toEqual(answer)
    expect(await send(database, ben, first, { now: NOON + 1000, attemptsADay: 1 })).toEqual(answer)
    expect(await starsOf(ben)).toBe(3)
  })

  test('five times at once, in one process and in several, it is one', async () => {
    const cid = await newcomer()
    const sending = { playerId: cid, number: 1, stars: 3, word: compactReplay(first.replay), now: NOON }
    const counting = () => ({ limits: POLICY.deviceGames, rechecker: new Rechecker(POLICY.deviceGames) })
    const answers = await Promise.all([
      ...[1, 2, 3].map(() => send(database, cid, first)),
      ...[4, 5].map(() => countAttempt(database, sending, counting())),
    ])
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]).toMatchObject({ ok: true, value: { kind: 'counted', isBest: true } })
    expect(await database.attempts.waitingOf(cid)).toEqual([])
    expect(await starsOf(cid)).toBe(3)
  })

  test('takes the best’s place when it is more, and never when it is less', async () => {
    const [dan, eve] = [await newcomer(), await newcomer()]
    const worse = firstAttempt(({ stars }) => stars < 3, [levelAt(1)])
    const best = { stars: first.stars, flicks: first.flicks }
    const { stars, flicks } = worse
    expect(await send(database, dan, worse)).toMatchObject({
      value: { best: { stars, flicks }, isBest: true },
    })
    expect(await send(database, dan, first)).toMatchObject({ value: { stars: 3, best, isBest: true } })
    expect(await send(database, eve, first)).toMatchObject({ value: { best, isBest: true } })
    expect(await send(database, eve, worse)).toMatchObject({ value: { stars, flicks, best, isBest: false } })
    expect(await ownLevels(database, dan)).toEqual(await ownLevels(database, eve))
    expect([await starsOf(dan), await starsOf(eve)]).toEqual([3, 3])
  })
})

describe('an attempt at a level that is not open', () => {
  test('waits for the one before, and counts when that does', async () => {
    const ana = await newcomer()
    const { number, stars, flicks } = second
    const waits = { ok: true, value: { kind: 'waits', number, stars, flicks, for: 1 } }
    expect(await send(database, ana, second)).toEqual(waits)
    expect(await send(database, ana, second)).toEqual(waits)
    expect(await starsOf(ana)).toBe(0)
    expect(await ownLevels(database, ana)).toEqual([])
    await send(database, ana, first)
    expect((await ownLevels(database, ana)).map((level) => level.number)).toEqual([1, 2])
    expect(await starsOf(ana)).toBe(6)
    expect(await send(database, ana, second)).toMatchObject({ value: { kind: 'counted', isBest: true } })
  })

  test('several in a row count from the last to the first, the best of each', async () => {
    const ben = await newcomer()
    const worse = firstAttempt(({ stars }) => stars < 3, [levelAt(3)])
    for (const attempt of [solved(5), worse, solved(4), solved(3), second])
      expect(await send(database, ben, attempt)).toMatchObject({ value: { kind: 'waits' } })
    // a gap in the row is a gap
    await send(database, ben, solved(7))
    await send(database, ben, first)
    const levels = await ownLevels(database, ben)
    expect(levels.map(({ number, stars }) => [number, stars])).toEqual(
      [1, 2, 3, 4, 5].map((number) => [number, 3]),
    )
    expect((await database.attempts.waitingOf(ben)).map(({ number }) => number)).toEqual([7])
  })

  test('the first of a chapter waits for thirty stars of the chapter before', async () => {
    const cid = await newcomer()
    for (const number of [13, 21]) await keepWaiting(database, cid, number)
    for (let number = 1; number <= 9; number += 1) await giveStars(database, cid, number)
    expect(await send(database, cid, first)).toMatchObject({ value: { isBest: false } })
    expect(await starsOf(cid)).toBe(27)
    expect(await database.attempts.waitingOf(cid)).toHaveLength(2)
    await send(database, cid, solved(10))
    expect(await starsOf(cid)).toBe(33)
    expect((await ownLevels(database, cid)).at(-1)).toMatchObject({ number: 21 })
    expect(await database.attempts.waitingOf(cid)).toMatchObject([{ number: 13 }])
  })

  test('nothing is left behind when those before it come at the same moment, by several processes', async () => {
    const dan = await newcomer()
    const counting = () => ({ limits: POLICY.deviceGames, rechecker: new Rechecker(POLICY.deviceGames) })
    const sent = [4, 2, 3, 1].map(solved).map(({ number, stars, replay }) => {
      const sending = { playerId: dan, number, stars, word: compactReplay(replay), now: NOON }
      return countAttempt(database, sending, counting())
    })
    expect((await Promise.all(sent)).every((answer) => answer.ok)).toBe(true)
    expect(await database.attempts.waitingOf(dan)).toEqual([])
    expect(await starsOf(dan)).toBe(12)
  })
})

test('a solution is for who has three counted stars at its level', async () => {
  const jon = await newcomer()
  const refused = { ok: false, refusal: 'not-yet' }
  const worse = firstAttempt(({ stars }) => stars < 3, [levelAt(1)])
  await send(database, jon, worse)
  await send(database, jon, solved(3))
  expect(await solutionOf(database, jon, 1)).toEqual(refused)
  expect(await solutionOf(database, jon, 3)).toEqual(refused)
  expect(await solutionOf(database, null, 1)).toEqual(refused)
  await send(database, jon, first)
  expect(await solutionOf(database, jon, 1)).toEqual({ ok: true, value: levelAt(1).solution })
  expect(await solutionOf(database, jon, 2)).toEqual(refused)
  expect(await solutionOf(database, jon, LEVELS.length + 1)).toEqual({ ok: false, refusal: 'no-such-level' })
})
