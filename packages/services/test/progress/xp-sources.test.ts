import type { Database } from '@skelly/db'
import { openTestDatabase } from '@skelly/db/testing'
import { xpIn } from '@skelly/engine'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { completeXp, settleMatch } from '../../src/index.ts'
import { addPlayer, begin, callOff, flick, leave, NOON, playMatch, type Step } from '../table.ts'

let database: Database
let client: pg.Client
beforeAll(async () => {
  const opened = await openTestDatabase()
  database = opened.database
  client = new pg.Client({ connectionString: opened.url })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await database.close()
})

const settled = async (players: readonly [string, string], steps: readonly Step[]) => {
  const { matchId } = await playMatch(database, players, steps)
  await settleMatch(database, { matchId, now: NOON })
  return matchId
}

/** As it was before it was written down what gave XP. */
const forget = async () => {
  await client.query('ALTER TABLE "XpSource" DISABLE TRIGGER ALL')
  await client.query('DELETE FROM "XpSource"')
  await client.query('ALTER TABLE "XpSource" ENABLE TRIGGER ALL')
}

test('what gave XP is written down with it, and adds up', async () => {
  const [ana, ben] = [await addPlayer(database, 'Ana'), await addPlayer(database, 'Ben')]
  await settled([ana, ben], [begin, flick, flick, leave(1, 'resigned')])
  await settled([ana, ben], [begin, flick, flick, leave(0, 'silent')])
  await settled([ana, ben], [begin, flick, callOff('server-lost')])
  const rows = [await database.xpSources.of(ana), await database.xpSources.of(ben)]
  const xp = [ana, ben].map(async (id) => (await database.players.byId(id))?.xp)
  expect(rows.map(xpIn)).toEqual(await Promise.all(xp))
  // who sits where is drawn: two games were won, whoever won them
  expect(rows.reduce((sum, { won }) => sum + won, 0)).toBe(240)
  expect(rows.reduce((sum, { played }) => sum + played, 0)).toBe(60)
})

test('games from before are played again, once however many ask at once, and say the same', async () => {
  const players = (await client.query<{ id: string }>('SELECT "id" FROM "Player"')).rows.map(({ id }) => id)
  const before = await Promise.all(players.map((id) => database.xpSources.of(id)))
  await forget()
  expect(xpIn(await database.xpSources.of(players[0] ?? ''))).toBe(0)
  expect(await completeXp(database, AbortSignal.abort())).toEqual({ added: 0, unexplained: [] })
  await Promise.all([completeXp(database), completeXp(database)])
  expect(await Promise.all(players.map((id) => database.xpSources.of(id)))).toEqual(before)
  expect(await completeXp(database)).toEqual({ added: 0, unexplained: [] })
})

test('an entry that its replay does not bear out stays without rows, and is named', async () => {
  const [cid, dot] = [await addPlayer(database, 'Cid'), await addPlayer(database, 'Dot')]
  const matchId = await settled([cid, dot], [begin, flick, flick, leave(1, 'resigned')])
  await forget()
  await client.query('ALTER TABLE "XpEntry" DISABLE TRIGGER "XpEntry_append_only"')
  await client.query('UPDATE "XpEntry" SET "amount" = "amount" + 1 WHERE "matchId" = $1', [matchId])
  await client.query('ALTER TABLE "XpEntry" ENABLE TRIGGER "XpEntry_append_only"')
  const { unexplained } = await completeXp(database)
  expect(new Set(unexplained)).toEqual(new Set([matchId]))
  expect(xpIn(await database.xpSources.of(cid)) + xpIn(await database.xpSources.of(dot))).toBe(0)
})

test('the database takes no rows that do not add up to their entry, nor any below nothing', async () => {
  const [eve, fay] = [await addPlayer(database, 'Eve'), await addPlayer(database, 'Fay')]
  const matchId = await settled([eve, fay], [begin, flick, flick, leave(1, 'resigned')])
  await forget()
  // who sits where is drawn: the winner has an entry, and who left may have none
  const [entry] = await database.experience.ofMatch(matchId)
  if (entry === undefined) throw new Error('somebody has won')
  const { amount, playerId } = entry
  const add = (rows: Record<string, number>, of = amount) =>
    database.xpSources.add({ matchId, playerId, amount: of, rows })
  await expect(add({ won: amount - 1 })).rejects.toThrow()
  await expect(add({ won: amount + 10, box: -10 })).rejects.toThrow()
  await expect(add({ won: amount + 10 }, amount + 10)).rejects.toThrow()
  await add({ won: amount })
})
