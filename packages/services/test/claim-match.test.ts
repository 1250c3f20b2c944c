import { newId, type Database } from '@skelly/db'
import { openTestDatabase } from '@skelly/db/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { beat, claimMatch } from '../src/index.ts'
import { addPlayer, begin, NOON, openTable, play, write } from './table.ts'

let database: Database
let seeded = 0
beforeAll(async () => {
  database = (await openTestDatabase()).database
})
afterAll(() => database.close())

const openOne = async (): Promise<string> => {
  const name = () => `Player_${(seeded += 1)}`
  return openTable(database, await addPlayer(database, name()), await addPlayer(database, name()))
}
const take = async (matchId: string, serverId: string, now: number) => {
  const claimed = await claimMatch(database, { matchId, serverId, now })
  if (!claimed.ok) throw new Error(claimed.refusal)
  return claimed.value
}

test('a match that nobody owned has no sign of life', async () => {
  expect(await take(await openOne(), newId(), NOON)).toMatchObject({ fence: 1, aliveAt: null, entries: [] })
})

test('R3.8: a successor hears when the owner before it last beat', async () => {
  const [matchId, first] = [await openOne(), newId()]
  await take(matchId, first, NOON)
  await beat(database, { serverId: first, now: NOON + 7000 })
  expect(await take(matchId, newId(), NOON + 60_000)).toMatchObject({ fence: 2, aliveAt: NOON + 7000 })
})

test('R3.8: an entry after the last beat is a sign of life too', async () => {
  const matchId = await openOne()
  const claimed = await take(matchId, newId(), NOON)
  await write(database, claimed, play(claimed, [begin]))
  expect(await take(matchId, newId(), NOON + 60_000)).toMatchObject({ aliveAt: NOON + 1000 })
})

test('a live process keeps its match from one that takes up what nobody runs', async () => {
  const [matchId, first, second] = [await openOne(), newId(), newId()]
  const takeUp = (serverId: string, now: number) =>
    claimMatch(database, { matchId, serverId, now, silentSince: now - 5000 })
  expect(await takeUp(first, NOON)).toMatchObject({ ok: true, value: { fence: 1 } })
  expect(await takeUp(second, NOON + 5000)).toEqual({ ok: false, refusal: 'owned' })
  expect(await takeUp(first, NOON + 5000)).toMatchObject({ ok: true, value: { fence: 2 } })
  expect(await takeUp(second, NOON + 10_001)).toMatchObject({ ok: true, value: { fence: 3 } })
})

test('of many that take up a match at the same moment one gets it', async () => {
  const [matchId, dead] = [await openOne(), newId()]
  await take(matchId, dead, NOON)
  const now = NOON + 60_000
  const claims = Array.from({ length: 8 }, () =>
    claimMatch(database, { matchId, serverId: newId(), now, silentSince: now - 5000 }),
  )
  const claimed = await Promise.all(claims)
  expect(claimed.filter(({ ok }) => ok)).toHaveLength(1)
  expect(claimed.filter((each) => !each.ok && each.refusal === 'owned')).toHaveLength(7)
})

test('there is nothing to claim where no match is', async () => {
  const claimed = await claimMatch(database, { matchId: newId(), serverId: newId(), now: NOON })
  expect(claimed).toEqual({ ok: false, refusal: 'no-such-match' })
})
