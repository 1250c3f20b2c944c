import { openTestDatabase } from '@skelly/db/testing'
import { TRPCError } from '@trpc/server'
import type { Database } from '@skelly/auth'
import { newId } from '@skelly/db'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminRouter } from '../../src/admin/index.ts'
import { newcomer } from '../caller.ts'
import { deskOf, member, NOON } from './desk.ts'

/** Who calls, by the session that their cookie names. */
const CALLERS = [
  'nobody',
  'a player',
  'a forged id',
  'a moderator',
  'a moderator who stepped up',
  'a suspended moderator',
  'an admin',
  'an admin who stepped up',
  'an admin who stepped up long ago',
  'a demoted admin who stepped up',
  'an admin whose session is over',
  'an admin who signed out',
] as const
type Caller = (typeof CALLERS)[number]

type Answer = 'answers' | TRPCError['code']
const [yes, who, no] = ['answers', 'UNAUTHORIZED', 'FORBIDDEN'] as const

/** Neither of them works at the desk, or works there now. */
const outside = {
  nobody: who,
  'a player': who,
  'a forged id': who,
  'a suspended moderator': who,
  'an admin whose session is over': who,
  'an admin who signed out': who,
} as const satisfies Partial<Record<Caller, Answer>>

/** What each caller hears of a procedure that is for … */
const ANSWERS = {
  anyone: {
    ...{ nobody: yes, 'a player': yes, 'a forged id': yes, 'a suspended moderator': yes },
    ...{ 'an admin whose session is over': yes, 'an admin who signed out': yes },
    ...{ 'a moderator': yes, 'a moderator who stepped up': yes, 'a demoted admin who stepped up': yes },
    ...{ 'an admin': yes, 'an admin who stepped up': yes, 'an admin who stepped up long ago': yes },
  },
  'moderators and admins': {
    ...outside,
    ...{ 'a moderator': yes, 'a moderator who stepped up': yes, 'a demoted admin who stepped up': yes },
    ...{ 'an admin': yes, 'an admin who stepped up': yes, 'an admin who stepped up long ago': yes },
  },
  'either who stepped up': {
    ...outside,
    ...{ 'a moderator': no, 'a moderator who stepped up': yes, 'a demoted admin who stepped up': yes },
    ...{ 'an admin': no, 'an admin who stepped up': yes, 'an admin who stepped up long ago': no },
  },
  admins: {
    ...outside,
    ...{ 'a moderator': no, 'a moderator who stepped up': no, 'a demoted admin who stepped up': no },
    ...{ 'an admin': yes, 'an admin who stepped up': yes, 'an admin who stepped up long ago': yes },
  },
  'admins who stepped up': {
    ...outside,
    ...{ 'a moderator': no, 'a moderator who stepped up': no, 'a demoted admin who stepped up': no },
    ...{ 'an admin': no, 'an admin who stepped up': yes, 'an admin who stepped up long ago': no },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<Caller, Answer>>>>

interface Row {
  /** A call that is well formed. */
  readonly call: (desk: ReturnType<typeof deskOf>) => Promise<unknown>
  readonly for: keyof typeof ANSWERS
  /** What those whom it is for hear where there is nothing of that id. */
  readonly otherwise?: TRPCError['code']
}

const why = { adminId: newId(), reason: 'because' }

/** Every procedure of the desk, and whom it is for. */
const rows = {
  'me.own': { call: (desk) => desk.me.own(), for: 'moderators and admins' },
  'me.stepUp': {
    call: (desk) => desk.me.stepUp({ password: 'x', code: 'x' }),
    for: 'moderators and admins',
  },
  'invites.look': { call: (desk) => desk.invites.look({ token: 'x' }), for: 'anyone' },
  'invites.begin': { call: (desk) => desk.invites.begin({ token: 'x' }), for: 'anyone' },
  'invites.accept': {
    call: (desk) => desk.invites.accept({ token: 'x', name: 'x', password: 'x', sealed: 'x', code: 'x' }),
    for: 'anyone',
  },
  'admins.list': { call: (desk) => desk.admins.list(), for: 'admins' },
  'admins.invite': { call: (desk) => desk.admins.invite({ email: 'x', role: 'admin' }), for: 'admins' },
  'admins.cancelInvite': { call: (desk) => desk.admins.cancelInvite({ email: 'x' }), for: 'admins' },
  'admins.setRole': {
    call: (desk) => desk.admins.setRole({ ...why, role: 'admin' }),
    for: 'admins who stepped up',
  },
  'admins.suspend': { call: (desk) => desk.admins.suspend(why), for: 'admins who stepped up' },
  'admins.restore': { call: (desk) => desk.admins.restore(why), for: 'admins who stepped up' },
  'audit.list': { call: (desk) => desk.audit.list({}), for: 'moderators and admins' },
  'audit.export': { call: (desk) => desk.audit.export({}), for: 'moderators and admins' },
  'cases.list': { call: (desk) => desk.cases.list({}), for: 'moderators and admins' },
  'cases.byId': {
    call: (desk) => desk.cases.byId({ matchId: newId() }),
    for: 'moderators and admins',
    otherwise: 'NOT_FOUND',
  },
  'cases.next': { call: (desk) => desk.cases.next({ after: null }), for: 'moderators and admins' },
  'cases.decide': {
    call: (desk) => desk.cases.decide({ matchId: newId(), version: 0, kind: 'void', reason: 'x' }),
    for: 'moderators and admins',
    otherwise: 'NOT_FOUND',
  },
  'cases.answerAppeal': {
    call: (desk) => desk.cases.answerAppeal({ appealId: newId(), answer: 'x' }),
    for: 'moderators and admins',
  },
  'players.search': { call: (desk) => desk.players.search({ name: 'x' }), for: 'moderators and admins' },
  'players.byId': {
    call: (desk) => desk.players.byId({ id: newId() }),
    ...{ for: 'moderators and admins', otherwise: 'NOT_FOUND' },
  },
  'players.ledger': {
    call: (desk) => desk.players.ledger({ id: newId() }),
    for: 'moderators and admins',
  },
  'overview.figures': { call: (desk) => desk.overview.figures(), for: 'moderators and admins' },
  'opinions.list': { call: (desk) => desk.opinions.list({}), for: 'moderators and admins' },
  'copies.list': { call: (desk) => desk.copies.list({}), for: 'moderators and admins' },
  'suspensions.impose': {
    call: (desk) =>
      desk.suspensions.impose({ playerId: newId(), matchId: null, until: NOON * 2, reason: 'x' }),
    for: 'either who stepped up',
  },
  'suspensions.lift': {
    call: (desk) => desk.suspensions.lift({ id: newId(), reason: 'x' }),
    for: 'either who stepped up',
  },
} satisfies Readonly<Record<string, Row>>

let database: Database
/** The session that each caller's cookie names. */
let sessions: Readonly<Record<Caller, string | null>>
beforeAll(async () => {
  database = (await openTestDatabase()).database
  const stepped = { isSteppedUp: true }
  const suspended = await member(database, 'Sue', 'moderator', stepped)
  const demoted = await member(database, 'Dan', 'admin', stepped)
  const longAgo = await member(database, 'Lea', 'admin')
  const over = await member(database, 'Ove', 'admin', stepped)
  const out = await member(database, 'Oda', 'admin', stepped)
  await database.admins.suspend(suspended.id, NOON)
  // the tab was open: its session goes on
  await database.admins.setRole(demoted.id, 'moderator')
  await database.adminSessions.stepUp(longAgo.sessionId, NOON - 600_000)
  await database.adminSessions.end(out.sessionId, NOON)
  const run = newId()
  await database.adminSessions.add({
    ...{ id: run, adminId: over.id, createdAt: NOON - 28_800_000, expiresAt: NOON, device: null },
  })
  sessions = {
    nobody: null,
    'a player': (await newcomer(database, 'Ana')).sessionId,
    'a forged id': newId(),
    'a moderator': (await member(database, 'Mia', 'moderator')).sessionId,
    'a moderator who stepped up': (await member(database, 'Moe', 'moderator', stepped)).sessionId,
    'a suspended moderator': suspended.sessionId,
    'an admin': (await member(database, 'Ann', 'admin')).sessionId,
    'an admin who stepped up': (await member(database, 'Abe', 'admin', stepped)).sessionId,
    'an admin who stepped up long ago': longAgo.sessionId,
    'a demoted admin who stepped up': demoted.sessionId,
    'an admin whose session is over': run,
    'an admin who signed out': out.sessionId,
  }
})
afterAll(() => database.close())

const answerTo = async ({ call }: Row, caller: Caller): Promise<Answer> => {
  try {
    await call(deskOf(database, sessions[caller]))
    return 'answers'
  } catch (error) {
    if (error instanceof TRPCError) return error.code
    throw error
  }
}

test('every procedure of the desk has its row', () => {
  expect(Object.keys(rows).toSorted()).toEqual(Object.keys(adminRouter._def.procedures).toSorted())
})

test.each(Object.entries<Row>(rows))('%s answers each caller as its row says', async (_, row) => {
  for (const caller of CALLERS) {
    const due: Answer = ANSWERS[row.for][caller]
    const answer = due === 'answers' ? (row.otherwise ?? due) : due
    expect({ caller, answer: await answerTo(row, caller) }).toEqual({ caller, answer })
  }
})
