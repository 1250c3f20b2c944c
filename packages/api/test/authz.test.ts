import { openTestDatabase } from '@skelly/db/testing'
import { TRPCError } from '@trpc/server'
import type { Database, SessionPlayer } from '@skelly/auth'
import { newId } from '@skelly/db'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appRouter } from '../src/index.ts'
import { USUAL_ROOM } from '@skelly/protocol'
import { callerOf, newcomer } from './caller.ts'
import { MemoryJar } from './memory-jar.ts'

type Answer = 'answers' | TRPCError['code']

/** Every procedure with a call that is well formed, and what each role hears. */
const rows = {
  'account.signUp': {
    call: (api) => api.account.signUp({ email: 'x', password: 'x', name: 'x' }),
    nobody: 'answers',
    guest: 'answers',
    player: 'answers',
  },
  'account.own': {
    call: (api) => api.account.own(),
    nobody: 'UNAUTHORIZED',
    guest: 'UNAUTHORIZED',
    player: 'answers',
  },
  'account.askToVerify': {
    call: (api) => api.account.askToVerify(),
    nobody: 'UNAUTHORIZED',
    guest: 'UNAUTHORIZED',
    player: 'answers',
  },
  'account.verify': {
    call: (api) => api.account.verify({ token: 'x' }),
    nobody: 'answers',
    guest: 'answers',
    player: 'answers',
  },
  'account.askToReset': {
    call: (api) => api.account.askToReset({ email: 'x' }),
    nobody: 'answers',
    guest: 'answers',
    player: 'answers',
  },
  'account.isResetLink': {
    call: (api) => api.account.isResetLink({ token: 'x' }),
    nobody: 'answers',
    guest: 'answers',
    player: 'answers',
  },
  'account.reset': {
    call: (api) => api.account.reset({ token: 'x', password: 'x' }),
    nobody: 'answers',
    guest: 'answers',
    player: 'answers',
  },
  'account.changePassword': {
    call: (api) => api.account.changePassword({ password: 'x', wished: 'x' }),
    nobody: 'UNAUTHORIZED',
    guest: 'UNAUTHORIZED',
    player: 'answers',
  },
  'account.askToChangeEmail': {
    call: (api) => api.account.askToChangeEmail({ email: 'x', password: 'x' }),
    nobody: 'UNAUTHORIZED',
    guest: 'UNAUTHORIZED',
    player: 'answers',
  },
  'account.changeEmail': {
    call: (api) => api.account.changeEmail({ token: 'x' }),
    nobody: 'answers',
    guest: 'answers',
    player: 'answers',
  },
  'account.changeName': {
    call: (api) => api.account.changeName({ name: 'x' }),
    nobody: 'UNAUTHORIZED',
    guest: 'UNAUTHORIZED',
    player: 'answers',
  },
  'account.endSession': {
    call: (api) => api.account.endSession({ sessionId: newId() }),
    nobody: 'UNAUTHORIZED',
    guest: 'UNAUTHORIZED',
    player: 'answers',
  },
  'account.endOtherSessions': {
    call: (api) => api.account.endOtherSessions(),
    nobody: 'UNAUTHORIZED',
    guest: 'UNAUTHORIZED',
    player: 'answers',
  },
  'account.syncSettings': {
    call: (api) => api.account.syncSettings({ version: 1, account: null, now: 0, changes: {} }),
    nobody: 'UNAUTHORIZED',
    guest: 'UNAUTHORIZED',
    player: 'answers',
  },
  'account.beginLinking': {
    call: (api) => api.account.beginLinking(),
    nobody: 'UNAUTHORIZED',
    guest: 'UNAUTHORIZED',
    player: 'answers',
  },
  'account.unlink': {
    call: (api) => api.account.unlink({ provider: 'github' }),
    nobody: 'UNAUTHORIZED',
    guest: 'UNAUTHORIZED',
    player: 'answers',
  },
  'account.export': {
    call: (api) => api.account.export(),
    nobody: 'UNAUTHORIZED',
    guest: 'UNAUTHORIZED',
    player: 'answers',
  },
  'account.delete': {
    call: (api) => api.account.delete({ confirmation: 'x' }),
    nobody: 'UNAUTHORIZED',
    guest: 'UNAUTHORIZED',
    player: 'answers',
  },
  'me.card': { call: (api) => api.me.card(), nobody: 'answers', guest: 'answers', player: 'answers' },
  'me.visitor': { call: (api) => api.me.visitor(), nobody: 'answers', guest: 'answers', player: 'answers' },
  'deviceGames.issueSeeds': {
    call: (api) => api.deviceGames.issueSeeds({ wanted: 1, givenUp: [] }),
    nobody: 'answers',
    guest: 'answers',
    player: 'answers',
  },
  'deviceGames.send': {
    call: (api) => api.deviceGames.send({ game: 'x', rematchOf: null }),
    nobody: 'UNAUTHORIZED',
    guest: 'UNAUTHORIZED',
    player: 'answers',
  },
  'challenges.mine': {
    call: (api) => api.challenges.mine(),
    nobody: 'answers',
    guest: 'answers',
    player: 'answers',
  },
  'challenges.send': {
    call: (api) => api.challenges.send({ number: 1, stars: 1, replay: 'x' }),
    nobody: 'UNAUTHORIZED',
    guest: 'UNAUTHORIZED',
    player: 'answers',
  },
  'challenges.solution': {
    call: (api) => api.challenges.solution({ number: 1 }),
    nobody: 'answers',
    guest: 'answers',
    player: 'answers',
  },
  'ranked.enter': {
    call: (api) => api.ranked.enter({ fill: 'tar' }),
    nobody: 'UNAUTHORIZED',
    guest: 'UNAUTHORIZED',
    player: 'answers',
  },
  'ranked.standing': {
    call: (api) => api.ranked.standing(),
    nobody: 'UNAUTHORIZED',
    guest: 'UNAUTHORIZED',
    player: 'answers',
  },
  'cases.appeal': {
    call: (api) => api.cases.appeal({ matchId: newId(), text: 'x' }),
    nobody: 'UNAUTHORIZED',
    guest: 'UNAUTHORIZED',
    player: 'answers',
  },
  'notices.mine': {
    call: (api) => api.notices.mine({}),
    nobody: 'UNAUTHORIZED',
    guest: 'UNAUTHORIZED',
    player: 'answers',
  },
  'notices.putAway': {
    call: (api) => api.notices.putAway({ id: newId() }),
    nobody: 'UNAUTHORIZED',
    guest: 'UNAUTHORIZED',
    player: 'answers',
  },
  'rooms.open': {
    call: (api) => api.rooms.open({ options: USUAL_ROOM }),
    nobody: 'answers',
    guest: 'answers',
    player: 'answers',
  },
  'rooms.find': {
    call: (api) => api.rooms.find({ code: 'ABCD' }),
    nobody: 'answers',
    guest: 'answers',
    player: 'answers',
  },
  'rooms.lobby': {
    call: (api) => api.rooms.lobby({ roomId: newId() }),
    nobody: 'answers',
    guest: 'answers',
    player: 'answers',
  },
  'match.admit': {
    call: (api) => api.match.admit({ matchId: newId() }),
    nobody: 'answers',
    guest: 'answers',
    player: 'answers',
  },
  'match.result': {
    call: (api) => api.match.result({ matchId: newId() }),
    nobody: 'answers',
    guest: 'answers',
    player: 'answers',
  },
  'players.profile': {
    call: (api) => api.players.profile({ name: 'Ana' }),
    nobody: 'answers',
    guest: 'answers',
    player: 'answers',
  },
  'rankings.ladder': {
    call: (api) => api.rankings.ladder({ kind: 'rating', span: 'always' }),
    nobody: 'answers',
    guest: 'answers',
    player: 'answers',
  },
  'rankings.search': {
    call: (api) => api.rankings.search({ kind: 'xp', span: 'week', name: 'ana' }),
    nobody: 'answers',
    guest: 'answers',
    player: 'answers',
  },
  'replays.browse': {
    call: (api) => api.replays.browse({}),
    nobody: 'answers',
    guest: 'answers',
    player: 'answers',
  },
  'replays.names': {
    call: (api) => api.replays.names({ start: 'x' }),
    nobody: 'answers',
    guest: 'answers',
    player: 'answers',
  },
  'replays.choosePrivacy': {
    call: (api) => api.replays.choosePrivacy({ id: newId(), wantsPrivate: true }),
    nobody: 'answers',
    guest: 'answers',
    player: 'answers',
  },
  'replays.byId': {
    call: (api) => api.replays.byId({ id: newId() }),
    nobody: 'NOT_FOUND',
    guest: 'NOT_FOUND',
    player: 'NOT_FOUND',
  },
} satisfies Readonly<Record<string, Row>>

interface Row {
  readonly call: (api: ReturnType<typeof callerOf>) => Promise<unknown>
  readonly nobody: Answer
  /** Somebody with a guest's cookie. */
  readonly guest: Answer
  readonly player: Answer
}

let database: Database
let ana: SessionPlayer
const guest = new MemoryJar()
beforeAll(async () => {
  database = (await openTestDatabase()).database
  ana = await newcomer(database, 'Ana')
  await callerOf(database, null, { jar: guest }).rooms.find({ code: 'ABCD' })
})
afterAll(() => database.close())

const answerTo = async (
  { call }: Row,
  player: SessionPlayer | null,
  jar = new MemoryJar(),
): Promise<Answer> => {
  try {
    await call(callerOf(database, player, { jar }))
    return 'answers'
  } catch (error) {
    if (error instanceof TRPCError) return error.code
    throw error
  }
}

test('every procedure has its row', () => {
  expect(Object.keys(rows).toSorted()).toEqual(Object.keys(appRouter._def.procedures).toSorted())
})

test.each(Object.entries<Row>(rows))('%s answers each role as its row says', async (_, row) => {
  expect(await answerTo(row, null)).toBe(row.nobody)
  expect(guest.token).toBeDefined()
  expect(await answerTo(row, null, guest)).toBe(row.guest)
  expect(await answerTo(row, ana)).toBe(row.player)
})
