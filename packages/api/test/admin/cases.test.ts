import { openTestDatabase } from '@skelly/db/testing'
import type { Database, SessionPlayer } from '@skelly/auth'
import { newId } from '@skelly/db'
import type { CaseQuestion } from '@skelly/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newcomer } from '../caller.ts'
import { playCase, playGame } from '../table.ts'
import { deskOf, member, NOON, type Member } from './desk.ts'

const MARKUP = '<img src=x onerror=alert(1)> "so" & {{so}}'

let database: Database
let mo: Member
let bo: Member
let ana: SessionPlayer
let ben: SessionPlayer
let cy: SessionPlayer
beforeAll(async () => {
  database = (await openTestDatabase()).database
  mo = await member(database, 'Mo', 'moderator')
  bo = await member(database, 'Bo', 'admin')
  ana = await newcomer(database, 'Ana')
  ben = await newcomer(database, 'Ben_Boy')
  cy = await newcomer(database, 'Cid')
})
afterAll(() => database.close())

const desk = (who: Member = mo) => deskOf(database, who.sessionId)
const listed = async (question: Partial<CaseQuestion>) =>
  (await desk().cases.list(question)).rows.map(({ matchId }) => matchId)

test('the queue has who walked out of which game, how, what it cost them, and what they did lately', async () => {
  const game = await playCase(database, [ana, ben])
  // of a game that ended later nothing is said
  await playGame(database, [ana, ben], NOON + 60_000)
  const { next, open, rows } = await desk().cases.list({})
  expect({ next, open }).toEqual({ next: null, open: 1 })
  expect(rows).toMatchObject([
    {
      ...{ matchId: game.matchId, reason: 'silent', verdict: 'open', isAppealed: false, stake: 20 },
      leaverId: ben.playerId,
      lately: { games: 1, cases: 1, upheld: 0 },
    },
  ])
  expect(rows[0]?.players.map(({ name }) => name).toSorted()).toEqual(['Ana', 'Ben_Boy'])
})

test('it is asked by verdict, reason, appeals and how the leaver’s name begins, folded as names are', async () => {
  const [first = ''] = await listed({})
  const { matchId: second } = await playCase(database, [ana, cy])
  expect(await listed({})).toHaveLength(2)
  for (const leaver of ['ben', 'BEN_', 'Ben_Boy', 'ｂｅｎ', ' ben '])
    expect(await listed({ leaver }), leaver).toEqual([first])
  expect(await listed({ leaver: 'ana' })).toEqual([])
  for (const leaver of ['%', 'b\u0000', '<b>', '🎲', 'b n'])
    expect(await listed({ leaver }), leaver).toEqual([])
  expect(await listed({ reason: 'silent' })).toHaveLength(2)
  expect(await listed({ reason: 'server-lost' })).toEqual([])
  expect(await listed({ isAppealed: true })).toEqual([])
  await desk().cases.decide({ matchId: second, version: 0, kind: 'uphold', reason: MARKUP })
  expect(await listed({ verdict: 'open' })).toEqual([first])
  expect(await listed({ verdict: 'upheld', leaver: 'c' })).toEqual([second])
})

test('it is read page by page', async () => {
  const matchIds = []
  for (let game = 0; game < 27; game += 1) matchIds.push((await playCase(database, [cy, ana])).matchId)
  const first = await desk().cases.list({ leaver: 'ana' })
  const second = await desk().cases.list({ leaver: 'ana', cursor: first.next })
  expect([first.rows.length, second.rows.length, second.next]).toEqual([25, 2, null])
  const all = [...first.rows, ...second.rows].map(({ matchId }) => matchId)
  expect(all.toSorted()).toEqual(matchIds.toSorted())
  for (const cursor of ['x', `12.${'0'.repeat(36)}`, `1e3.${newId()}`, '9'.repeat(200)])
    await expect(desk().cases.list({ cursor })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
}, 120_000)

test('a verdict is given, told with its reason as it was written, and taken back', async () => {
  const { matchId } = await playCase(database, [ana, ben])
  const before = await desk().cases.byId({ matchId })
  expect(before).toMatchObject({ verdict: 'open', version: 0, decisions: [] })
  expect(before.replay).not.toBeNull()
  const reason = `  ${MARKUP}\n`
  expect(await desk().cases.decide({ matchId, version: 0, kind: 'void', reason })).toEqual({
    ok: true,
    version: 1,
    verdict: 'voided',
  })
  const file = await desk(bo).cases.byId({ matchId })
  expect(file).toMatchObject({ verdict: 'voided', version: 1, decidedAt: NOON })
  expect(file.decisions).toMatchObject([{ kind: 'void', reason: MARKUP, by: 'Mo', isReversed: false }])
  expect(file.decisions[0]?.corrections).toHaveLength(2)
  const standing = file.decisions[0]?.id
  await desk(bo).cases.decide({ matchId, version: 1, kind: 'reverse', reason: 'No.', reversesId: standing })
  const after = await desk().cases.byId({ matchId })
  expect(after).toMatchObject({ verdict: 'open', version: 2, decidedAt: null })
  expect(after.decisions).toMatchObject([{ isReversed: true }, { kind: 'reverse', reversesId: standing }])
  expect(after.seats.map(({ rating }) => rating)).toEqual(before.seats.map(({ rating }) => rating))
})

test('two at the desk who decide the same case at once: one does, the other hears how it stands', async () => {
  const { matchId } = await playCase(database, [ben, cy])
  const [one, other] = await Promise.all([
    desk(mo).cases.decide({ matchId, version: 0, kind: 'void', reason: 'Void.' }),
    desk(bo).cases.decide({ matchId, version: 0, kind: 'excuse', reason: 'Excused.' }),
  ])
  const [done, told] = one.ok ? [one, other] : [other, one]
  const by = one.ok ? 'Mo' : 'Bo'
  expect(done).toMatchObject({ ok: true, version: 1 })
  expect(told).toEqual({ ok: false, refusal: 'changed', version: 1, verdict: done.verdict, by })
})

test.each([
  { what: 'no reason', change: { reason: ' \n' } },
  { what: 'a reason of 2,001 characters', change: { reason: 'x'.repeat(2_001) } },
  { what: 'another kind', change: { kind: 'forgive' as 'void' } },
  { what: 'a version below nothing', change: { version: -1 } },
  { what: 'no match', change: { matchId: '1; DROP TABLE "Case"' } },
])('$what is no decision', async ({ change }) => {
  const [matchId = ''] = await listed({ verdict: 'open' })
  const decision = { matchId, version: 0, kind: 'void', reason: 'So.', ...change } as const
  await expect(desk().cases.decide(decision)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
})

test('the next open case follows the one on the screen', async () => {
  const open = await listed({ verdict: 'open' })
  expect(await desk().cases.next({ after: null })).toEqual({ matchId: open[0] })
  expect(await desk().cases.next({ after: open[0] ?? '' })).toEqual({ matchId: open[1] })
})
