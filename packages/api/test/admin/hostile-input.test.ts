import { openTestDatabase } from '@skelly/db/testing'
import type { Database } from '@skelly/auth'
import { newId } from '@skelly/db'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskOf, member } from './desk.ts'

type Desk = ReturnType<typeof deskOf>

let database: Database
let desk: Desk
beforeAll(async () => {
  database = (await openTestDatabase()).database
  const { sessionId } = await member(database, 'Mia', 'admin')
  desk = deskOf(database, sessionId)
})
afterAll(() => database.close())

const id = newId()
const FAR = 9_000_000_000_000_000

/** What the database would stumble over. */
const inputs: readonly { readonly name: string; readonly call: (desk: Desk) => Promise<unknown> }[] = [
  { name: 'audit.list, an action with NUL', call: ({ audit }) => audit.list({ action: '\0' }) },
  { name: 'audit.list, a subject with NUL', call: ({ audit }) => audit.list({ subjectId: 'a\0' }) },
  { name: 'audit.list, words with NUL', call: ({ audit }) => audit.list({ text: '\0' }) },
  { name: 'audit.list, from too far', call: ({ audit }) => audit.list({ from: FAR }) },
  { name: 'audit.list, a cursor too far', call: ({ audit }) => audit.list({ cursor: `${FAR}.${id}` }) },
  { name: 'audit.export, until too far', call: ({ audit }) => audit.export({ until: FAR }) },
  { name: 'players.ledger, a cursor too far', call: ({ players }) => players.ledger({ id, cursor: 4e9 }) },
  {
    name: 'opinions.list, a cursor too far',
    call: ({ opinions }) => opinions.list({ cursor: { at: FAR, matchId: id } }),
  },
  {
    name: 'copies.list, a cursor too far',
    call: ({ copies }) => copies.list({ cursor: { at: FAR, playerId: id, number: 1, list: 'a'.repeat(64) } }),
  },
  {
    name: 'copies.list, a level too far',
    call: ({ copies }) => copies.list({ cursor: { at: 1, playerId: id, number: 9e9, list: 'a'.repeat(64) } }),
  },
  { name: 'cases.list, a cursor too far', call: ({ cases }) => cases.list({ cursor: `${FAR}.${id}` }) },
  { name: 'cases.list, a cursor with NUL', call: ({ cases }) => cases.list({ cursor: '\0' }) },
]

test.each(inputs)('$name is a bad request, not a fault of ours', async ({ call }) => {
  await expect(call(desk)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
})

test.each(['\0', 'name\0', '\u202e'])('players and cases are looked for by %j in vain', async (name) => {
  expect((await desk.players.search({ name })).rows).toEqual([])
  expect((await desk.cases.list({ leaver: name })).rows).toEqual([])
})
