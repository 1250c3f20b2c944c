import { newId, type Database } from '@skelly/db'
import { openTestDatabase } from '@skelly/db/testing'
import { drawGrip, drawOrder } from '@skelly/engine'
import { POLICY } from '@skelly/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { imposeSuspension, openMatches, openMatchOf, openRankedMatch } from '../src/index.ts'
import { addModerator } from './desk.ts'
import { addPlayer, claim, NOON, openTable } from './table.ts'

let database: Database
beforeAll(async () => {
  database = (await openTestDatabase()).database
})
afterAll(() => database.close())

const pairOf = (one: string, other: string) => ({
  players: [
    { playerId: one, fill: 'empty' },
    { playerId: other, fill: 'floor' },
  ] as const,
  shotClock: 20,
  now: NOON,
})

test('R2.3, R2.6: the seed draws the order of the seats and the grip of the street', async () => {
  const joined = [await addPlayer(database, 'Ana'), await addPlayer(database, 'Ben')] as const
  const { setup, seats, openedAt } = await claim(database, await openTable(database, ...joined))
  expect(seats.map(({ playerId }) => playerId)).toEqual(
    drawOrder(setup.seed, 2).map((place) => joined[place]),
  )
  expect(setup.seats.map(({ name }) => name)).toEqual(seats.map(({ name }) => name))
  expect(setup).toMatchObject({ way: 'ranked', shotClock: 20, court: 'street', grip: drawGrip(setup.seed) })
  expect(openedAt).toBe(NOON)
})

test('seeds differ from match to match', async () => {
  const players = await Promise.all(['Cid', 'Dot', 'Eve', 'Fay'].map((name) => addPlayer(database, name)))
  const [cid = '', dot = '', eve = '', fay = ''] = players
  const one = await claim(database, await openTable(database, cid, dot))
  const other = await claim(database, await openTable(database, eve, fay))
  expect(one.setup.seed).not.toBe(other.setup.seed)
  expect(one.setup.seed).toMatch(/^[0-9a-f]{32}$/)
})

test('an open match is listed, and both of its players are sent back to it', async () => {
  const [gil, hal] = [await addPlayer(database, 'Gil'), await addPlayer(database, 'Hal')]
  const matchId = await openTable(database, gil, hal)
  expect(await openMatches(database)).toContainEqual({ matchId, ownerId: null, ownerBeatAt: null })
  expect(await openMatchOf(database, gil)).toBe(matchId)
  expect(await openMatchOf(database, hal)).toBe(matchId)
})

test('nobody sits at two open tables, whoever asks at the same moment', async () => {
  const names = Array.from({ length: 9 }, (_, number) => `Wanted_${number}`)
  const [wanted = '', ...others] = await Promise.all(names.map((name) => addPlayer(database, name)))
  const opened = await Promise.all(others.map((other) => openRankedMatch(database, pairOf(wanted, other))))
  expect(opened.filter(({ ok }) => ok)).toHaveLength(1)
  expect(opened.filter((each) => !each.ok && each.refusal === 'already-playing')).toHaveLength(7)
  expect(await openRankedMatch(database, pairOf(others[0] ?? '', wanted))).toMatchObject({ ok: false })
})

test('a player who is not there cannot be seated', async () => {
  const ivy = await addPlayer(database, 'Ivy')
  expect(await openRankedMatch(database, pairOf(ivy, newId()))).toEqual({
    ok: false,
    refusal: 'no-such-player',
  })
  expect(await openMatchOf(database, ivy)).toBeNull()
})

test('nobody is seated in ranked who is kept from it, and only for so long', async () => {
  const [una, vic] = [await addPlayer(database, 'Una'), await addPlayer(database, 'Vic')]
  const admin = await addModerator(database, 'Dee')
  const until = NOON + 60_000
  const suspension = { playerId: vic, matchId: null, until, reason: 'x', admin, now: NOON }
  await imposeSuspension(database, suspension, POLICY.suspensions)
  expect(await openRankedMatch(database, pairOf(una, vic))).toEqual({ ok: false, refusal: 'kept-out' })
  expect(await openRankedMatch(database, { ...pairOf(una, vic), now: until })).toMatchObject({ ok: true })
})
