import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId, type Database } from '../src/index.ts'
import { openTestDatabase } from '../src/testing/index.ts'
import { addMatch, addPlayer, NOON } from './seeded.ts'

let database: Database
let [ana, adminId, matchId, decisionId] = ['', '', '', '']
beforeAll(async () => {
  database = (await openTestDatabase()).database
  ana = await addPlayer(database, 'Ana')
  ;[adminId, matchId, decisionId] = [newId(), await addMatch(database), newId()]
  const credentials = { passwordHash: '$argon2id$', totpSealed: 'sealed', totpStep: 0, createdAt: NOON }
  await database.admins.add({
    ...credentials,
    id: adminId,
    name: 'Mo',
    email: 'mo@example.org',
    role: 'moderator',
  })
  await database.cases.add({ ...OPENED, matchId })
  await database.decisions.add({ ...VOID, matchId, adminId, id: decisionId })
})
afterAll(() => database.close())

const OPENED = {
  ...{ reason: 'silent', endedAt: NOON, openedAt: NOON, leaverId: null, stake: 0, isPausable: false },
} as const
const VOID = { version: 1, kind: 'void', reversesId: null, reason: 'So.', at: NOON } as const

const opened = (change: object) => async () =>
  database.cases.add({ ...OPENED, matchId: await addMatch(database), ...change })
const stands = (change: object) => () =>
  database.cases.keepVerdict(matchId, { verdict: 'voided', version: 1, decidedAt: NOON, ...change })
const decided = (change: object) => () =>
  database.decisions.add({ ...VOID, id: newId(), matchId, adminId, version: 2, ...change })
const corrected = (change: object) => () => {
  const entry = { id: newId(), playerId: ana, matchId, number: 1, before: 1220, after: 1200, at: NOON }
  return database.ratings.correct({ ...entry, decisionId, ...change })
}

test.each([
  { row: 'a case for resigning', write: opened({ reason: 'resigned' }), breaks: 'Case_reason_known' },
  { row: 'a stake below nothing', write: opened({ stake: -1 }), breaks: 'Case_stake_counted' },
  {
    row: 'a pause for nobody',
    write: opened({ isPausable: true }),
    breaks: 'Case_pausable_has_leaver',
  },
  { row: 'another verdict', write: stands({ verdict: 'forgiven' }), breaks: 'Case_verdict_known' },
  { row: 'a verdict of no time', write: stands({ decidedAt: null }), breaks: 'Case_decided_at' },
  { row: 'an open case that was decided', write: stands({ verdict: 'open' }), breaks: 'Case_decided_at' },
  { row: 'another kind of decision', write: decided({ kind: 'forgive' }), breaks: 'Decision_kind_known' },
  { row: 'a decision without a reason', write: decided({ reason: '' }), breaks: 'Decision_reason_given' },
  {
    row: 'a reversal of nothing',
    write: decided({ kind: 'reverse' }),
    breaks: 'Decision_reverses',
  },
  {
    row: 'a correction before the first entry',
    write: corrected({ number: 0 }),
    breaks: 'RatingEntry_number',
  },
])('$row breaks $breaks', async ({ write, breaks }) => {
  await expect(write()).rejects.toThrow(breaks)
})

test('a version has one decision, a decision one reversal, and a player one correction by it', async () => {
  await expect(decided({ version: 1 })()).rejects.toThrow('Unique constraint')
  await decided({ kind: 'reverse', reversesId: decisionId })()
  await expect(decided({ kind: 'reverse', reversesId: decisionId, version: 3 })()).rejects.toThrow(
    'Unique constraint',
  )
  await corrected({})()
  await expect(corrected({ number: 2 })()).rejects.toThrow('Unique constraint')
})

test('a correction may go below the floor of games (R10.1)', async () => {
  await decided({ version: 3, kind: 'note' })()
  const [, , note] = await database.decisions.of(matchId)
  await corrected({ number: 2, before: 105, after: 85, decisionId: note?.id })()
  expect((await database.decisions.of(matchId))[2]?.corrections).toMatchObject([{ change: -20, after: 85 }])
})
