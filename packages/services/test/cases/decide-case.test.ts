import { LADDER_KINDS, newId, weekOf, type Database } from '@skelly/db'
import { openTestDatabase } from '@skelly/db/testing'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkLedgers, decideCase, loseMatch, matchResult, profileOf } from '../../src/index.ts'
import { addPlayer, begin, flick, NOON, playMatch } from '../table.ts'
import { addModerator, settledGame } from './desk.ts'

let database: Database
let client: pg.Client
let mod: { readonly id: string; readonly name: string }
let seeded = 0
beforeAll(async () => {
  const opened = await openTestDatabase()
  database = opened.database
  client = new pg.Client({ connectionString: opened.url })
  await client.connect()
  mod = await addModerator(database, 'Mo')
})
afterAll(async () => {
  await client.end()
  await database.close()
})

const newcomers = async (): Promise<[string, string]> => {
  const name = () => `Player_${(seeded += 1)}`
  return [await addPlayer(database, name()), await addPlayer(database, name())]
}
type Kind = Parameters<typeof decideCase>[1]['kind']
const decide = (matchId: string, version: number, kind: Kind, reason = 'Because.') =>
  decideCase(database, { matchId, version, kind, reason, admin: mod, now: NOON + 90_000 + version })
const ratingsOf = async (players: readonly string[]) =>
  Promise.all(players.map(async (id) => (await database.players.byId(id))?.rating))
const profile = async (id: string) => {
  const player = await database.players.byId(id)
  if (player === null) throw new Error(`no player ${id}`)
  return profileOf(database, player)
}
/** The winner's first. */
const seatsOf = async (matchId: string) =>
  (await matchResult(database, matchId))?.seats.toSorted(
    (one, other) => Number(one.place) - Number(other.place),
  ) ?? []
const NOTHING = { won: 0, lost: 0, void: 0 }

test('voiding takes the game back from both by opposite entries; XP, rated games and places stay', async () => {
  const players = await newcomers()
  const matchId = await settledGame(database, players)
  const earned = (await seatsOf(matchId)).map(({ xp }) => xp)
  expect(await ratingsOf(players)).toEqual([1220, 1180])
  expect(await decide(matchId, 0, 'void')).toEqual({ ok: true, version: 1, verdict: 'voided' })
  expect(await ratingsOf(players)).toEqual([1200, 1200])
  expect(await matchResult(database, matchId)).toMatchObject({ verdict: 'voided', outcome: { kind: 'won' } })
  expect(await seatsOf(matchId)).toMatchObject([
    { place: 1, rating: { before: 1200, after: 1220 } },
    { place: 2, rating: { before: 1200, after: 1180 } },
  ])
  expect((await seatsOf(matchId)).map(({ xp }) => xp)).toEqual(earned)
  for (const [seat, id] of players.entries()) {
    const { ways, opponents, fills, recent, rating } = await profile(id)
    expect(ways).toMatchObject([{ way: 'ranked', ...NOTHING, void: 1 }])
    expect([opponents, fills]).toEqual([[], []])
    expect(recent).toMatchObject([{ outcome: 'void', ratingChange: 0 }])
    expect(rating.map(({ before, after, decision }) => [before, after, decision])).toEqual([
      [1200, [1220, 1180][seat], null],
      [[1220, 1180][seat], 1200, 'void'],
    ])
    expect(await database.players.byId(id)).toMatchObject({ ratedGames: 1, highest: [1220, 1200][seat] })
  }
  expect(await checkLedgers(database)).toEqual([])
})

test('excusing takes back the loss alone: the winner keeps the win', async () => {
  const players = await newcomers()
  const [winner, leaver] = players
  const matchId = await settledGame(database, players)
  expect(await decide(matchId, 0, 'excuse')).toEqual({ ok: true, version: 1, verdict: 'excused' })
  expect(await ratingsOf(players)).toEqual([1220, 1200])
  expect((await profile(winner)).ways).toMatchObject([{ ...NOTHING, won: 1 }])
  expect((await profile(winner)).opponents).toMatchObject([{ ahead: 1, behind: 0 }])
  expect((await profile(leaver)).ways).toMatchObject([{ ...NOTHING, void: 1 }])
  expect((await profile(leaver)).recent).toMatchObject([{ outcome: 'void', ratingChange: 0 }])
  expect((await profile(winner)).recent).toMatchObject([{ outcome: 'won', ratingChange: 20 }])
})

test('upholding leaves ratings and records as they are', async () => {
  const players = await newcomers()
  const matchId = await settledGame(database, players)
  expect(await decide(matchId, 0, 'uphold')).toEqual({ ok: true, version: 1, verdict: 'upheld' })
  expect(await ratingsOf(players)).toEqual([1220, 1180])
  expect((await profile(players[1])).ways).toMatchObject([{ ...NOTHING, lost: 1 }])
  expect(await database.cases.of(matchId)).toMatchObject({ version: 1, decidedAt: NOON + 90_000 })
  expect(await database.ratings.lastOf(players[0], 9)).toHaveLength(1)
})

test('a reversal gives back exactly what was taken, after further games as well, and opens the case', async () => {
  const players = await newcomers()
  const matchId = await settledGame(database, players)
  const back = [players[1], players[0]] as const
  await decide(matchId, 0, 'void')
  await settledGame(database, back, 'resigned')
  await settledGame(database, back, 'resigned')
  const [one = 0, other = 0] = await ratingsOf(players)
  expect(await decide(matchId, 1, 'reverse')).toEqual({ ok: true, version: 2, verdict: 'open' })
  expect(await ratingsOf(players)).toEqual([one + 20, other - 20])
  expect(await database.cases.of(matchId)).toMatchObject({ verdict: 'open', version: 2, decidedAt: null })
  expect((await profile(players[0])).ways).toMatchObject([{ won: 1, lost: 2, void: 0 }])
  expect((await matchResult(database, matchId))?.verdict).toBe('open')
  // another verdict, and it too is taken back
  expect(await decide(matchId, 2, 'excuse')).toMatchObject({ verdict: 'excused' })
  expect(await ratingsOf(players)).toEqual([one + 20, other])
  await decide(matchId, 3, 'reverse')
  expect(await ratingsOf(players)).toEqual([one + 20, other - 20])
  expect(await checkLedgers(database)).toEqual([])
})

test('a note changes nothing but the version, and may be written at any time', async () => {
  const players = await newcomers()
  const matchId = await settledGame(database, players)
  await decide(matchId, 0, 'note', '<b>seen</b>')
  await decide(matchId, 1, 'void')
  expect(await decide(matchId, 2, 'note')).toEqual({ ok: true, version: 3, verdict: 'voided' })
  expect(await database.cases.of(matchId)).toMatchObject({ decidedAt: NOON + 90_001 })
  expect(await decide(matchId, 3, 'reverse')).toMatchObject({ ok: true, verdict: 'open' })
  const told = await database.decisions.of(matchId)
  expect(told.map(({ kind, isReversed, reason }) => [kind, isReversed, reason])).toEqual([
    ['note', false, '<b>seen</b>'],
    ['void', true, 'Because.'],
    ['note', false, 'Because.'],
    ['reverse', false, 'Because.'],
  ])
  expect(told[3]?.reversesId).toBe(told[1]?.id)
})

test('both are told of verdicts and reversals, not of notes; all of it is in the audit', async () => {
  const players = await newcomers()
  const matchId = await settledGame(database, players)
  await decide(matchId, 0, 'note')
  await decide(matchId, 1, 'void')
  await decide(matchId, 2, 'reverse')
  const [decision] = (await database.decisions.of(matchId)).filter(({ kind }) => kind === 'void')
  const { rows: notices } = await client.query<{ kind: string; decisionId: string }>(
    'SELECT "kind", "decisionId" FROM "Notice" WHERE "playerId" = ANY($1) ORDER BY "at", "playerId"',
    [players],
  )
  expect(notices.map(({ kind }) => kind)).toEqual(['decided', 'decided', 'reversed', 'reversed'])
  expect(notices[0]?.decisionId).toBe(decision?.id)
  const { rows: audit } = await client.query(
    'SELECT "adminId", "actor", "action", "before", "after", "reason" FROM "AuditEntry" WHERE "subjectId" = $1 ORDER BY "at"',
    [matchId],
  )
  const [winner, leaver] = players
  const common = { adminId: mod.id, actor: 'Mo', reason: 'Because.' }
  expect(audit).toEqual([
    {
      ...{ ...common, action: 'case.note' },
      before: { verdict: 'open', version: 0, ratings: {} },
      after: { verdict: 'open', version: 1, ratings: {} },
    },
    {
      ...{ ...common, action: 'case.void' },
      before: { verdict: 'open', version: 1, ratings: { [winner]: 1220, [leaver]: 1180 } },
      after: { verdict: 'voided', version: 2, ratings: { [winner]: 1200, [leaver]: 1200 } },
    },
    {
      ...{ ...common, action: 'case.reverse' },
      before: { verdict: 'voided', version: 2, ratings: { [winner]: 1200, [leaver]: 1200 } },
      after: { verdict: 'open', version: 3, ratings: { [winner]: 1220, [leaver]: 1180 } },
    },
  ])
})

test('the replays that a player looks for by result follow the verdict', async () => {
  const players = await newcomers()
  const matchId = await settledGame(database, players)
  const results = async () => {
    const { rows } = await client.query<{ result: string }>(
      `SELECT s."result" FROM "SeatFacts" s JOIN "GameFacts" g ON g."replayId" = s."replayId"
       JOIN "Seat" seat ON seat."matchId" = g."matchId" AND seat."playerId" = s."playerId"
       WHERE g."matchId" = $1 ORDER BY seat."place"`,
      [matchId],
    )
    return rows.map(({ result }) => result)
  }
  expect(await results()).toEqual(['won', 'lost'])
  await decide(matchId, 0, 'void')
  expect(await results()).toEqual(['void', 'void'])
  await decide(matchId, 1, 'reverse')
  expect(await results()).toEqual(['won', 'lost'])
  await decide(matchId, 2, 'excuse')
  expect(await results()).toEqual(['won', 'void'])
})

test('ladders of all time and of the week stand where the ratings do', async () => {
  const players = await newcomers()
  const matchId = await settledGame(database, players)
  await decide(matchId, 0, 'void')
  for (const id of players) {
    expect(await database.ladders.keyOf({ kind: LADDER_KINDS[0], week: 0 }, id)).toMatchObject({ score: 1200 })
    expect(await database.ladders.keyOf({ kind: 'rating', week: weekOf(NOON) }, id)).toMatchObject({ score: 0 })
  }
})

test.each([
  { what: 'of a version before', prepare: ['note'], version: 0, kind: 'void', refusal: 'changed' },
  { what: 'of a version to come', prepare: [], version: 1, kind: 'void', refusal: 'changed' },
  { what: 'on a verdict', prepare: ['uphold'], version: 1, kind: 'void', refusal: 'decided-already' },
  { what: 'twice', prepare: ['uphold'], version: 1, kind: 'uphold', refusal: 'decided-already' },
  { what: 'back that is open', prepare: [], version: 0, kind: 'reverse', refusal: 'nothing-to-reverse' },
  {
    what: 'back twice',
    prepare: ['void', 'reverse'],
    version: 2,
    kind: 'reverse',
    refusal: 'nothing-to-reverse',
  },
] as const)('a verdict $what is refused: $refusal', async ({ prepare, version, kind, refusal }) => {
  const players = await newcomers()
  const matchId = await settledGame(database, players)
  for (const [place, before] of prepare.entries()) await decide(matchId, place, before)
  const before = { its: await database.cases.of(matchId), ratings: await ratingsOf(players) }
  expect(await decide(matchId, version, kind)).toEqual({
    ok: false,
    refusal,
    version: prepare.length,
    verdict: before.its?.verdict,
    by: prepare.length === 0 ? null : 'Mo',
  })
  expect({ its: await database.cases.of(matchId), ratings: await ratingsOf(players) }).toEqual(before)
  expect(await database.decisions.of(matchId)).toHaveLength(prepare.length)
})

test('a reversal of another verdict than the one that stands is refused', async () => {
  const matchId = await settledGame(database, await newcomers())
  await decide(matchId, 0, 'void')
  const deciding = { matchId, version: 1, kind: 'reverse', reason: 'No.', admin: mod, now: NOON } as const
  expect(await decideCase(database, { ...deciding, reversesId: newId() })).toMatchObject({
    refusal: 'nothing-to-reverse',
  })
})

test.each(['void', 'excuse'] as const)('R10.6: %s takes nothing back where nothing was rated', async (kind) => {
  const gone = await settledGame(database, await newcomers(), 'left-together')
  const { matchId: lost } = await playMatch(database, await newcomers(), [begin, flick])
  await loseMatch(database, { matchId: lost, now: NOON })
  for (const matchId of [gone, lost]) {
    expect(await decide(matchId, 0, kind)).toMatchObject({ ok: false, refusal: 'nothing-to-take-back' })
    expect(await decide(matchId, 0, 'uphold')).toMatchObject({ ok: true, verdict: 'upheld' })
  }
})

test('a game that is no case is not decided', async () => {
  const matchId = await settledGame(database, await newcomers(), 'resigned')
  expect(await decide(matchId, 0, 'void')).toBeNull()
  expect(await decide(newId(), 0, 'void')).toBeNull()
})

test('of two who decide at once one does, and the other is told how it stands; nothing is lost', async () => {
  const bo = await addModerator(database, 'Bo')
  const players = await newcomers()
  const matchId = await settledGame(database, players)
  const deciding = { matchId, version: 0, reason: 'Now.', now: NOON + 90_000 }
  const answers = await Promise.all([
    decideCase(database, { ...deciding, kind: 'void', admin: mod }),
    decideCase(database, { ...deciding, kind: 'uphold', admin: bo }),
  ])
  const done = answers.find((answer) => answer?.ok === true)
  const told = answers.find((answer) => answer?.ok === false)
  const by = answers[0] === done ? 'Mo' : 'Bo'
  expect(told).toEqual({ ok: false, refusal: 'changed', version: 1, verdict: done?.verdict, by })
  expect(await database.decisions.of(matchId)).toMatchObject([{ version: 1, by }])
  expect(await checkLedgers(database)).toEqual([])
})
