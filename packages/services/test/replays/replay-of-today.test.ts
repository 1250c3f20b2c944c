import { newId, type Database } from '@skelly/db'
import { openTestDatabase } from '@skelly/db/testing'
import { decodeReplay, verifyReplay } from '@skelly/engine'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { replayOfToday, settleMatch } from '../../src/index.ts'
import { addPlayer, begin, flick, leave, NOON, playMatch } from '../table.ts'

let database: Database
let replayId: string
let ana: string
beforeAll(async () => {
  database = (await openTestDatabase()).database
  ana = await addPlayer(database, 'Ana')
  const players = [ana, await addPlayer(database, 'Ben')] as const
  const { matchId } = await playMatch(database, players, [begin, flick, flick, leave(1, 'resigned')])
  replayId = (await settleMatch(database, { matchId, now: NOON })).replayId ?? ''
})
afterAll(() => database.close())

const names = async (): Promise<readonly string[]> => {
  const decoded = decodeReplay((await replayOfToday(database, replayId, []))?.text ?? '')
  if (!decoded.ok) throw new Error(`${decoded.refusal} at ${decoded.where}`)
  expect(verifyReplay(decoded.value)).toMatchObject({ verified: true })
  return decoded.value.setup.seats.map(({ name }) => name).toSorted()
}

test('names in replays follow renames', async () => {
  expect(await names()).toEqual(['Ana', 'Ben'])
  await database.playerNames.rename(ana, { name: 'Anita', nameKey: 'anita' }, NOON)
  expect(await names()).toEqual(['Anita', 'Ben'])
  expect((await database.replays.byId(replayId))?.text).toContain('"Ana"')
})

test('a name that is taken out of stored games leaves a replay that verifies', async () => {
  await database.namesInGames.replace(ana, 'former-ABCDEF')
  expect((await database.replays.byId(replayId))?.text).not.toMatch(/Ani?t?a"/)
  expect(await names()).toEqual(['Anita', 'Ben'])
})

test('there is no replay that nobody played', async () => {
  expect(await replayOfToday(database, newId(), [])).toBeNull()
})
