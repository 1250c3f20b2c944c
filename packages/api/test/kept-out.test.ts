import type { Database, SessionPlayer } from '@skelly/auth'
import { newId } from '@skelly/db'
import { openTestDatabase } from '@skelly/db/testing'
import { POLICY } from '@skelly/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskOf, member, type Member } from './admin/desk.ts'
import { callerOf, newcomer, NOON } from './caller.ts'
import { playCase } from './table.ts'

const HOUR = 3_600_000
let database: Database
let dee: Member
let seeded = 0
beforeAll(async () => {
  database = (await openTestDatabase()).database
  dee = await member(database, 'Dee', 'moderator', { isSteppedUp: true })
})
afterAll(() => database.close())

const somebody = () => newcomer(database, `Player${String((seeded += 1))}`)
const desk = () => deskOf(database, dee.sessionId)
const impose = ({ playerId }: SessionPlayer, until = NOON + HOUR) =>
  desk().suspensions.impose({ playerId, matchId: null, until, reason: 'Let others win.' })

test('who is suspended is told so before the queue, with the reason and until when', async () => {
  const ana = await somebody()
  expect(await callerOf(database, ana).ranked.standing()).toBeNull()
  const imposed = await impose(ana)
  if (!imposed.ok) throw new Error(imposed.refusal)
  const keptOut = { kind: 'suspension', until: NOON + HOUR, reason: 'Let others win.' }
  expect(await callerOf(database, ana).ranked.standing()).toEqual(keptOut)
  const refused = { ok: false, refusal: 'kept-out', keptOut }
  expect(await callerOf(database, ana).ranked.enter({ fill: 'tar' })).toEqual(refused)
  await desk().suspensions.lift({ id: imposed.value, reason: 'a mistake' })
  expect(await callerOf(database, ana).ranked.standing()).toBeNull()
  expect(await callerOf(database, ana).ranked.enter({ fill: 'tar' })).toMatchObject({ ok: true })
})

test('a suspension wants password and code again', async () => {
  const { sessionId } = await member(database, 'Eve', 'admin')
  const asked = { playerId: newId(), matchId: null, until: NOON + HOUR, reason: 'x' }
  await expect(deskOf(database, sessionId).suspensions.impose(asked)).rejects.toThrow('step-up-first')
})

test('a reason is no longer than 2,000 characters, and not empty', async () => {
  const { playerId } = await somebody()
  const asked = { playerId, matchId: null, until: NOON + HOUR }
  await expect(desk().suspensions.impose({ ...asked, reason: ' ' })).rejects.toThrow()
  await expect(desk().suspensions.impose({ ...asked, reason: 'x'.repeat(2_001) })).rejects.toThrow()
})

test('notices are read, put away and listed by whom they are for', async () => {
  const [ana, ben] = [await somebody(), await somebody()]
  await impose(ana)
  const [notice] = await callerOf(database, ana).notices.mine({})
  expect(notice).toMatchObject({ isPutAway: false, about: { kind: 'suspended', reason: 'Let others win.' } })
  const id = notice?.id ?? ''
  expect(await callerOf(database, ben).notices.putAway({ id })).toBe(false)
  expect(await callerOf(database, ana).notices.putAway({ id })).toBe(true)
  expect(await callerOf(database, ana).notices.mine({})).toEqual([])
  expect(await callerOf(database, ana).notices.mine({ which: 'all' })).toMatchObject([
    { id, isPutAway: true },
  ])
})

test('a player says something about their case, and the desk answers', async () => {
  const [ana, ben] = [await somebody(), await somebody()]
  const { matchId } = await playCase(database, [ana, ben])
  const appealed = await callerOf(database, ben).cases.appeal({ matchId, text: '<b>A tunnel</b>' })
  expect(appealed).toEqual({ ok: true, value: null })
  const [appeal] = await database.appeals.about(matchId)
  const answered = { appealId: appeal?.id ?? '', answer: 'So be it.' }
  expect(await desk().cases.answerAppeal(answered)).toEqual({ ok: true, value: null })
  const [notice] = await callerOf(database, ben).notices.mine({})
  expect(notice?.about).toMatchObject({ kind: 'answered', text: '<b>A tunnel</b>', answer: 'So be it.' })
  const other = await callerOf(database, await somebody()).cases.appeal({ matchId, text: 'x' })
  expect(other).toEqual({ ok: false, refusal: 'no-such-case' })
})

test('the desk finds players by how their folded names begin, and by names they had', async () => {
  const players = await Promise.all(['Zed', 'Zora', 'zip_it', 'zip1'].map((name) => newcomer(database, name)))
  const found = await desk().players.search({ name: ' Z' })
  expect(found).toMatchObject({ next: null })
  expect(found.rows.map(({ name }) => name)).toEqual(['Zed', 'zip_it', 'zip1', 'Zora'])
  expect((await desk().players.search({ name: 'zip_' })).rows.map(({ name }) => name)).toEqual(['zip_it'])
  expect((await desk().players.search({ name: '<%>' })).rows).toEqual([])
  // as a list that is paged through asks
  const asked = { name: 'z', cursor: 'zip_it', direction: 'forward' }
  const further = await desk().players.search(asked)
  expect(further.rows.map(({ name }) => name)).toEqual(['zip1', 'Zora'])
  const [zed] = players
  if (zed === undefined) throw new Error('there is Zed')
  await database.pastNames.keep({ nameKey: 'quinn', name: 'Quinn', leftAt: NOON, playerId: zed.playerId })
  expect((await desk().players.search({ name: 'Quinn' })).rows).toMatchObject([
    { name: 'Zed', formerly: 'Quinn' },
  ])
})

test('the desk sees what a player has done, and what was done to them', async () => {
  const [ana, ben] = [await somebody(), await somebody()]
  const { matchId } = await playCase(database, [ana, ben])
  await impose(ben)
  expect(await desk().players.byId({ id: ben.playerId })).toMatchObject({
    player: { name: ben.name, rating: 1180, ratedGames: 1, level: 1, isProvisional: true },
    ranked: { won: 0, lost: 1, void: 0 },
    keptOut: { kind: 'suspension', until: NOON + HOUR },
    pauses: [],
    suspensions: [{ by: 'Dee', reason: 'Let others win.', liftedAt: null }],
    cases: [{ matchId, reason: 'silent', verdict: 'open', isLeaver: true, stake: 20, opponent: ana.name }],
    recent: [{ matchId, outcome: 'lost' }],
    ledger: {
      entries: [{ number: 1, before: 1200, change: -20, after: 1180, opponent: ana.name, decision: null }],
      next: null,
    },
  })
  await expect(desk().players.byId({ id: newId() })).rejects.toThrow('no-such-player')
  expect(await desk().players.ledger({ id: ben.playerId, cursor: 1 })).toEqual({ entries: [], next: null })
})

test('a suspension ends within a year', async () => {
  const until = NOON + POLICY.suspensions.longest
  expect(await impose(await somebody(), until)).toMatchObject({ ok: true })
  expect(await impose(await somebody(), until + 1)).toEqual({ ok: false, refusal: 'too-long' })
})

test('who deletes their account takes what they wrote and were told along; case and suspension stay', async () => {
  const [ana, ben] = [await somebody(), await somebody()]
  const { matchId } = await playCase(database, [ana, ben])
  await callerOf(database, ben).cases.appeal({ matchId, text: 'A tunnel.' })
  await impose(ben)
  const deleted = await callerOf(database, ben).account.delete({ confirmation: 'correct horse battery' })
  expect(deleted).toMatchObject({ ok: true })
  expect(await database.appeals.about(matchId)).toEqual([])
  expect(await database.notices.of(ben.playerId, 'all', 10)).toEqual([])
  expect(await database.cases.of(matchId)).toMatchObject({ leaverId: ben.playerId, isAppealed: false })
  const file = await desk().players.byId({ id: ben.playerId })
  expect(file.player.name).toMatch(/^former-/)
  expect(file.player.deletedAt).toBe(NOON)
  expect(file.suspensions).toHaveLength(1)
  expect((await desk().players.search({ name: file.player.name })).rows).toMatchObject([{ deletedAt: NOON }])
})
