import { newId, type Database } from '@skelly/db'
import { openTestDatabase } from '@skelly/db/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appendEntry, claimMatch, settleMatch, type ClaimedMatch } from '../src/index.ts'
import { addPlayer, begin, claim, flick, leave, NOON, openTable, play, write, type Entry } from './table.ts'

let database: Database
let seeded = 0
beforeAll(async () => {
  database = (await openTestDatabase()).database
})
afterAll(() => database.close())

const table = async (): Promise<{ claimed: ClaimedMatch; entries: readonly [Entry, Entry, Entry] }> => {
  const name = () => `Player_${(seeded += 1)}`
  const matchId = await openTable(
    database,
    await addPlayer(database, name()),
    await addPlayer(database, name()),
  )
  const claimed = await claim(database, matchId)
  const [first, second, third] = play(claimed, [begin, flick, flick])
  if (first === undefined || second === undefined || third === undefined) throw new Error('three entries')
  return { claimed, entries: [first, second, third] }
}

test('what is written comes back as it was, in order', async () => {
  const { claimed, entries } = await table()
  await write(database, claimed, entries)
  const again = await claim(database, claimed.matchId)
  expect(again.entries).toEqual(entries)
  expect(again.fence).toBe(claimed.fence + 1)
})

test('an owner that lost the match to another writes nothing more', async () => {
  const { claimed, entries } = await table()
  const { matchId } = claimed
  await write(database, claimed, entries.slice(0, 1))
  const successor = await claim(database, matchId)
  const late = { matchId, fence: claimed.fence, entry: entries[1] }
  expect(await appendEntry(database, late)).toEqual({ ok: false, refusal: 'fenced-out' })
  expect(await appendEntry(database, { ...late, fence: successor.fence })).toEqual({ ok: true, value: null })
  expect((await claim(database, matchId)).entries).toHaveLength(2)
})

test('of an append and a claim at the same moment, one sees the other', async () => {
  for (let round = 0; round < 20; round += 1) {
    const { claimed, entries } = await table()
    const { matchId, fence } = claimed
    const [appended, successor] = await Promise.all([
      appendEntry(database, { matchId, fence, entry: entries[0] }),
      claim(database, matchId),
    ])
    expect(successor.entries).toHaveLength(appended.ok ? 1 : 0)
  }
})

test('an entry may be sent again, another one may not take its number', async () => {
  const { claimed, entries } = await table()
  const { matchId, fence } = claimed
  await write(database, claimed, entries.slice(0, 2))
  const again = { matchId, fence, entry: entries[1] }
  expect(await appendEntry(database, again)).toEqual({ ok: true, value: null })
  const other = { ...again, entry: { ...entries[2], seq: 1 } }
  await expect(appendEntry(database, other)).rejects.toThrow('is another one in the journal')
  expect((await claim(database, matchId)).entries).toEqual(entries.slice(0, 2))
})

test('a settled match takes no more entries and no more owners', async () => {
  const { claimed } = await table()
  const { matchId, fence } = claimed
  const entries = play(claimed, [begin, flick, leave(0, 'resigned')])
  await write(database, claimed, entries)
  await settleMatch(database, { matchId, now: NOON })
  const [entry] = entries
  if (entry === undefined) throw new Error('an entry')
  const more = { matchId, fence, entry: { ...entry, seq: 3 } }
  expect(await appendEntry(database, more)).toEqual({ ok: false, refusal: 'fenced-out' })
  const late = await claimMatch(database, { matchId, serverId: newId(), now: NOON })
  expect(late).toEqual({ ok: false, refusal: 'over' })
})
