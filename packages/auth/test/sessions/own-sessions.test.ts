import type { Database } from '@skelly/db'
import { openTestDatabase } from '@skelly/db/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endOtherSessions, endOwnSession } from '../../src/sessions/end-own-session.ts'
import { ownSessions } from '../../src/sessions/own-sessions.ts'
import { lookAtSession } from '../../src/sessions/look-at-session.ts'
import { NOON, sessionOf, somebody, type Somebody } from '../accounts/somebody.ts'

let database: Database
let ana: Somebody
let ben: Somebody
beforeAll(async () => {
  database = (await openTestDatabase()).database
  ana = await somebody(database, 'Ana')
  ben = await somebody(database, 'Ben')
})
afterAll(() => database.close())

const idsOf = async (sessionId: string) =>
  (await ownSessions(database, { ...ana, sessionId, now: NOON })).map((session) => session.sessionId)

test('somebody is shown where they are signed in, here first, then the last used', async () => {
  const ids = [await sessionOf(database, ana), await sessionOf(database, ana), await sessionOf(database, ana)]
  const [here = '', old = '', used = ''] = ids
  await sessionOf(database, ben)
  await lookAtSession(database, { sessionId: used, now: NOON + 300_001 })
  await lookAtSession(database, { sessionId: old, now: NOON + 299_999 })
  const sessions = await ownSessions(database, { ...ana, sessionId: here, now: NOON })
  expect(sessions.map(({ sessionId, isThis, seenAt }) => ({ sessionId, isThis, seenAt }))).toEqual([
    { sessionId: here, isThis: true, seenAt: NOON },
    { sessionId: used, isThis: false, seenAt: NOON + 300_001 },
    { sessionId: old, isThis: false, seenAt: NOON },
  ])
  expect(sessions[0]).toMatchObject({ device: 'Firefox', createdAt: NOON })

  expect(await endOwnSession(database, { ...ana, now: NOON }, old)).toBe(true)
  expect(await endOwnSession(database, { ...ana, now: NOON }, old)).toBe(false)
  expect(await idsOf(here)).toEqual([here, used])
  await endOtherSessions(database, { ...ana, sessionId: here, now: NOON })
  expect(await idsOf(here)).toEqual([here])
})

test('nobody ends somebody else’s session', async () => {
  const theirs = await sessionOf(database, ben)
  expect(await endOwnSession(database, { ...ana, now: NOON }, theirs)).toBe(false)
  expect(await database.sessions.live(theirs, NOON)).not.toBeNull()
})
