import { newId, type Database } from '@skelly/db'
import { openTestDatabase } from '@skelly/db/testing'
import { POLICY } from '@skelly/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { caseFileOf, decideCase, listCases, loseMatch, nextCase } from '../../src/index.ts'
import { addPlayer, begin, flick, NOON, playMatch } from '../table.ts'
import { addModerator, settledGame } from './desk.ts'

let database: Database
let mod: { readonly id: string; readonly name: string }
let seeded = 0
beforeAll(async () => {
  database = (await openTestDatabase()).database
  mod = await addModerator(database, 'Mo')
})
afterAll(() => database.close())

const newcomers = async (): Promise<[string, string]> => {
  const name = () => `Player_${(seeded += 1)}`
  return [await addPlayer(database, name()), await addPlayer(database, name())]
}
const fileOf = (matchId: string) => caseFileOf(database, { matchId, now: NOON + 100_000 }, POLICY)
const EVERYTHING = { verdict: null, reason: null, leaverKeyStart: '', isAppealed: false, after: null } as const

test('a case tells on one screen who sat there, what happened, what was said and how it was decided', async () => {
  const players = await newcomers()
  const [winner, leaver] = players
  const before = await settledGame(database, players)
  const matchId = await settledGame(database, players, 'silent', 20_000)
  const markup = '<script>alert(1)</script> & "so"'
  await database.appeals.add({ id: newId(), matchId, playerId: leaver, text: markup, at: NOON + 70_000 })
  const deciding = { matchId, version: 0, reason: markup, admin: mod, now: NOON + 90_000 }
  await decideCase(database, { ...deciding, kind: 'excuse' })
  const file = await fileOf(matchId)
  expect(file).toMatchObject({
    ...{ matchId, reason: 'silent', verdict: 'excused', version: 1, decidedAt: NOON + 90_000 },
    ...{ leaverId: leaver, stake: 18, isPausable: false, isAppealed: false },
    lately: { games: 2, cases: 2, upheld: 0 },
    decisions: [{ version: 1, kind: 'excuse', reason: markup, by: 'Mo', isReversed: false }],
    appeals: [{ playerId: leaver, text: markup, answer: null }],
    estimate: { kind: 'none', why: 'decided-before' },
  })
  expect(file?.decisions[0]?.corrections).toEqual([{ playerId: leaver, before: 1162, change: 18, after: 1180 }])
  expect(file?.timeline.map(({ kind }) => kind)).toEqual(['began', 'shot', 'left', 'ended'])
  expect(file?.replay?.text).toContain('skelly')
  const seats = file?.seats.toSorted((one, other) => Number(one.place) - Number(other.place))
  expect(seats).toMatchObject([
    {
      ...{ id: winner, place: 1, rating: 1238, ratedGames: 2, record: { won: 2, lost: 0, void: 0 } },
      ...{ earlier: [], keptOutUntil: null, receipt: { before: 1220, after: 1238 } },
    },
    {
      ...{ id: leaver, place: 2, rating: 1180, ratedGames: 2, record: { won: 0, lost: 1, void: 1 } },
      earlier: [{ matchId: before, reason: 'silent', verdict: 'open' }],
      receipt: { before: 1180, after: 1162 },
    },
  ])
})

test('a game that was lost before it could be settled has a case without a replay', async () => {
  const { matchId } = await playMatch(database, await newcomers(), [begin, flick])
  await loseMatch(database, { matchId, now: NOON + 60_000 })
  expect(await fileOf(matchId)).toMatchObject({
    ...{ reason: 'server-lost', leaverId: null, lately: null, replay: null, estimate: { kind: 'waiting' } },
    seats: [{ receipt: null, place: null }, { receipt: null }],
  })
})

test('what is no case has no file', async () => {
  const matchId = await settledGame(database, await newcomers(), 'resigned')
  expect(await fileOf(matchId)).toBeNull()
  expect(await fileOf(newId())).toBeNull()
})

test('open cases follow one upon the other and begin again behind the last', async () => {
  const { rows } = await listCases(database, { ...EVERYTHING, verdict: 'open' })
  const open = rows.map(({ matchId }) => matchId)
  expect(open.length).toBeGreaterThan(1)
  const walked: (string | null)[] = []
  let at: string | null = null
  while (walked.length < open.length) walked.push((at = await nextCase(database, at)))
  expect(walked).toEqual(open)
  expect(await nextCase(database, at)).toBe(open[0])
  const [first = '', ...others] = open
  const deciding = { kind: 'uphold', version: 0, reason: 'So.', admin: mod, now: NOON } as const
  for (const matchId of others) await decideCase(database, { ...deciding, matchId })
  expect(await nextCase(database, first)).toBeNull()
  expect(await nextCase(database, others[0] ?? '')).toBe(first)
})
