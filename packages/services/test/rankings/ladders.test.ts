import { openDatabase, weekOf, type Database, type Ladder } from '@skelly/db'
import { openTestDatabase } from '@skelly/db/testing'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LEDGER_START } from '../../src/auditing/check-ledgers.ts'
import { checkLedgers, settleMatch } from '../../src/index.ts'
import { addPlayer, begin, callOff, flick, leave, NOON, playMatch, type Step } from '../table.ts'

let database: Database
let client: pg.Client
let players: readonly string[]
/** As so many processes have it, each with connections of its own. */
let processes: readonly Database[]
beforeAll(async () => {
  const opened = await openTestDatabase()
  database = opened.database
  processes = Array.from({ length: 5 }, () => openDatabase(opened.url))
  client = new pg.Client({ connectionString: opened.url })
  await client.connect()
  const names = Array.from({ length: 100 }, (_, number) => `Player_${String(number)}`)
  players = await inTens(names, (name) => addPlayer(database, name))
})
afterAll(async () => {
  await client.end()
  for (const each of processes) await each.close()
  await database.close()
})

const ENDS: readonly (readonly Step[])[] = [
  [begin, flick, leave(0, 'resigned')],
  [begin, flick, flick, leave(1, 'silent')],
  [begin, flick, leave(1, 'resigned')],
  [begin, flick, callOff('server-lost')],
]
const always: Ladder = { kind: 'rating', week: 0 }
const thisWeek: Ladder = { kind: 'rating', week: weekOf(NOON) }

/** Ten at a time, so that none waits too long for a connection. */
const inTens = async <Given, Made>(
  given: readonly Given[],
  make: (each: Given, place: number) => Promise<Made>,
): Promise<readonly Made[]> => {
  const made: Made[] = []
  while (made.length < given.length) {
    const ten = given.slice(made.length, made.length + 10)
    made.push(...(await Promise.all(ten.map((each, place) => make(each, made.length + place)))))
  }
  return made
}

/** So many games at a time, each player in one; other pairs in every round. */
const gamesOf = (tables: number, round: number, ends = ENDS) =>
  inTens(players.slice(0, tables), async (one, table) => {
    const other = players[50 + ((table + round) % tables)] ?? ''
    const claimed = await playMatch(database, [one, other], ends[(table + round) % ends.length] ?? [])
    return claimed.matchId
  })

const settleAll = (matchIds: readonly string[]) =>
  Promise.all(
    matchIds.map((matchId, place) =>
      settleMatch(processes[place % processes.length] ?? database, { matchId, now: NOON }),
    ),
  )

const all = (ladder: Ladder) => database.ladders.rows(ladder, { from: 'top', below: 1000 })

test('places are right while fifty games settle at once, and after it', { timeout: 120_000 }, async () => {
  // some have their place already
  for (let round = 0; round < 9; round += 1) await settleAll(await gamesOf(8, round, ENDS.slice(0, 3)))
  for (let round = 0; round < 3; round += 1) {
    const matchIds = await gamesOf(50, round)
    const ended = new AbortController()
    const settling = settleAll(matchIds).finally(() => {
      ended.abort()
    })
    while (!ended.signal.aborted) await expectOneMoment()
    await settling
  }
  const rows = await all(always)
  expectPlaces(rows)
  expect(rows.length).toBeGreaterThan(80)
  expect(rows.filter(({ isPlaced }) => isPlaced).length).toBeGreaterThan(10)
  expect(rows.filter(({ isPlaced }) => !isPlaced).length).toBeGreaterThan(0)
  for (const { player, score } of rows) expect(score).toBe(player.rating)
  expect(await checkLedgers(database)).toEqual([])
})

/** Whatever is asked in one moment has the places of that moment's ledgers. */
const expectOneMoment = () =>
  database.snapshot(async ({ ladders, ledgerChecks }) => {
    const rows = await ladders.rows(always, { from: 'top', below: 1000 })
    expectPlaces(rows)
    expect(await ledgerChecks.faults(LEDGER_START)).toEqual([])
    const placed = rows.filter(({ isPlaced }) => isPlaced).length
    expect(await ladders.size(always)).toEqual({ placed, provisional: rows.length - placed })
    for (const at of [0, placed - 1, placed, rows.length - 1]) {
      const own = rows[at]
      if (own === undefined) continue
      const key = await ladders.keyOf(always, own.player.id)
      if (key === null) throw new Error('whoever has a row has a key')
      const around = await ladders.rows(always, { from: key, above: 2, below: 3 })
      expect(around).toEqual(rows.slice(Math.max(0, at - 2), at + 3))
      expect(await ladders.search(always, own.player.name.toLowerCase(), 1)).toEqual([own])
    }
  })

/** As anybody would count them: one more than those above with a better score; none for whoever is provisional. */
const expectPlaces = (rows: Awaited<ReturnType<typeof all>>): void => {
  const placed = rows.filter(({ isPlaced }) => isPlaced)
  const due = placed.map(({ score }) => 1 + placed.filter((other) => other.score > score).length)
  expect(placed.map(({ place }) => place)).toEqual(due)
  expect(rows.slice(0, placed.length)).toEqual(placed)
  for (const { place } of rows.slice(placed.length)) expect(place).toBeNull()
}

test('of a week stand the points that were won and lost in it', async () => {
  const rows = await all(thisWeek)
  expect(rows.map(({ player }) => player.id).toSorted()).toEqual(
    (await all(always)).map(({ player }) => player.id).toSorted(),
  )
  for (const { player, score } of rows) expect(score).toBe(player.rating - 1200)
  expect(await all({ kind: 'rating', week: weekOf(NOON) + 1 })).toEqual([])
  const xp = await all({ kind: 'xp', week: weekOf(NOON) })
  expect(xp.length).toBeGreaterThan(50)
  for (const { player, score } of xp) expect(score).toBe(player.xp)
})

test.each([
  [
    'rating',
    `UPDATE "Player" SET "rating" = "rating" + 1, "highest" = "highest" + 1 WHERE "name" = 'Player_3'`,
  ],
  ['xp', `UPDATE "Player" SET "xp" = "xp" + 1 WHERE "name" = 'Player_3'`],
  [
    'ladder by rating',
    `DELETE FROM "LadderRow" r USING "Player" p WHERE p."id" = r."playerId" AND p."name" = 'Player_3'`,
  ],
  ['count of', `UPDATE "LadderCount" SET "players" = "players" + 1 WHERE "kind" = 'xp' AND "week" = 0`],
])('a wrong %s is found', async (figure, harm) => {
  await client.query(harm)
  const found = await checkLedgers(database)
  expect(found.map((fault) => fault.figure)).toEqual(
    expect.arrayContaining([expect.stringContaining(figure)]),
  )
})
