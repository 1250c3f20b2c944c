import { openTestDatabase } from '@skelly/db/testing'
import type { Database } from '@skelly/auth'
import { newId } from '@skelly/db'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newcomer } from '../caller.ts'
import { deskOf, member, NOON } from './desk.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Far enough from midnight. */
const NOW = NOON - (NOON % DAY) + 12 * HOUR

let database: Database
let desk: ReturnType<typeof deskOf>
const people: { readonly playerId: string; readonly name: string }[] = []
beforeAll(async () => {
  database = (await openTestDatabase()).database
  const { sessionId } = await member(database, 'Mia', 'moderator')
  desk = deskOf(database, sessionId, { at: NOW })
  for (const name of ['Ana', 'Ben']) {
    const { playerId } = await newcomer(database, name)
    people.push({ playerId, name })
  }
})
afterAll(() => database.close())

interface Game {
  readonly way?: 'ranked' | 'machine'
  readonly endedAt?: number | null
  readonly hasBegun?: boolean
}

const addGame = async ({ endedAt = null, hasBegun = true, way = 'ranked' }: Game): Promise<string> => {
  const id = newId()
  await database.matches.add({ id, way, setupVersion: 1, setup: {}, openedAt: NOW - 20 * DAY })
  if (hasBegun) await database.matches.begin(id, NOW - 20 * DAY)
  if (endedAt === null) return id
  const seats = people.map(({ playerId }, seat) => ({
    matchId: id,
    seat,
    playerId,
    fill: 'tar' as const,
  }))
  await database.seats.add(seats)
  for (const { seat } of seats) await database.seats.close(id, seat, null)
  await database.matches.end(id, endedAt)
  return id
}

test('games of today, walk-outs of the week, what waits and what is going on', async () => {
  const walkedOut = await addGame({ endedAt: NOW - 2 * HOUR })
  await addGame({ endedAt: NOW - HOUR, way: 'machine' })
  await addGame({ endedAt: NOW - HOUR, hasBegun: false })
  await addGame({ endedAt: NOW - 3 * DAY })
  const long = await addGame({ endedAt: NOW - 9 * DAY })
  await addGame({})
  await addGame({ way: 'machine' })
  await addGame({ hasBegun: false })
  const openCase = { reason: 'silent', openedAt: NOW, stake: 12, isPausable: true } as const
  const leaverId = people[0]?.playerId ?? null
  await database.cases.add({ ...openCase, matchId: walkedOut, endedAt: NOW - 2 * HOUR, leaverId })
  await database.cases.add({ ...openCase, matchId: long, endedAt: NOW - 9 * DAY, leaverId })
  expect(await desk.overview.figures()).toEqual({
    at: NOW,
    today: { since: NOW - 12 * HOUR, games: 3, ranked: 1 },
    week: { ranked: 2, walkOuts: 1 },
    cases: { open: 2, appealed: 0, oldestEndedAt: NOW - 9 * DAY },
    live: { games: 2, ranked: 1, rooms: 0 },
    opinions: { differed: 0, failed: 0 },
  })
})

test('opinions that differ or failed, the newest first, page by page', async () => {
  const ruled = { verdict: 'box', touched: [] }
  const differing = [{ ply: 3, ...ruled, other: { verdict: 'chalk', touched: [1] } }]
  const given: string[] = []
  for (let number = 0; number < 27; number += 1) {
    const matchId = await addGame({ endedAt: NOW - 8 * DAY })
    given.unshift(matchId)
    // two of each moment, so that pages begin between them
    const at = NOW - DAY + Math.floor(number / 2)
    const common = { matchId, at, version: 1 }
    await database.secondOpinions.add(
      number % 3 === 0
        ? { ...common, outcome: 'failed', shots: 0, differing: [], failure: 'no time' }
        : { ...common, outcome: 'differed', shots: 9, differing, failure: null },
    )
  }
  const agreed = await addGame({ endedAt: NOW - 8 * DAY })
  await database.secondOpinions.add({
    ...{ matchId: agreed, at: NOW, version: 1, outcome: 'agreed', shots: 9, differing: [], failure: null },
  })
  const first = await desk.opinions.list({})
  const second = await desk.opinions.list({ cursor: first.next })
  expect([...first.rows, ...second.rows].map(({ matchId }) => matchId).toSorted()).toEqual(given.toSorted())
  expect([first.rows.length, second.rows.length, second.next]).toEqual([25, 2, null])
  expect(first.rows[0]).toMatchObject({ outcome: 'differed', differing, failure: null, replayId: null })
  expect(first.rows[0]?.players.map(({ name }) => name)).toEqual(['Ana', 'Ben'])
  expect(second.rows.at(-1)).toMatchObject({ outcome: 'failed', differing: [], failure: 'no time' })
  expect(await desk.overview.figures()).toMatchObject({ opinions: { differed: 18, failed: 9 } })
})

test('copied flicks, the newest first, page by page', async () => {
  const [ana, bo] = people
  if (ana === undefined || bo === undefined) throw new Error('nobody')
  const lists = Array.from({ length: 53 }, (_, number) => number.toString(16).padStart(64, '0'))
  for (const [place, list] of lists.entries()) {
    const at = NOW + Math.floor(place / 3)
    await database.flickLists.claim({ number: 7, list, playerId: ana.playerId, at: NOW - DAY })
    await database.flickLists.addCopy({ number: 7, list, playerId: bo.playerId, at })
  }
  const first = await desk.copies.list({})
  const second = await desk.copies.list({ cursor: first.next })
  expect([...first.rows, ...second.rows].map(({ list }) => list).toSorted()).toEqual(lists)
  expect([first.rows.length, second.rows.length, second.next]).toEqual([50, 3, null])
  expect(first.rows[0]).toMatchObject({
    number: 7,
    first: { ...ana, at: NOW - DAY },
    copy: { ...bo, at: NOW + 17 },
  })
})
