import { openTestDatabase } from '@skelly/db/testing'
import { TRPCError } from '@trpc/server'
import type { Database, SessionPlayer } from '@skelly/auth'
import { newId } from '@skelly/db'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appRouter } from '../src/index.ts'
import { callerOf, newcomer } from './caller.ts'

type Answer = 'answers' | TRPCError['code']

/** Every procedure with a call that is well formed, and what each role hears. */
const rows = {
  'account.signUp': {
    call: (api) => api.account.signUp({ email: 'x', password: 'x', name: 'x' }),
    nobody: 'answers',
    player: 'answers',
  },
  'me.card': { call: (api) => api.me.card(), nobody: 'answers', player: 'answers' },
  'deviceGames.issueSeeds': {
    call: (api) => api.deviceGames.issueSeeds({ wanted: 1, givenUp: [] }),
    nobody: 'answers',
    player: 'answers',
  },
  'deviceGames.send': {
    call: (api) => api.deviceGames.send({ game: 'x', rematchOf: null }),
    nobody: 'UNAUTHORIZED',
    player: 'answers',
  },
  'ranked.enter': {
    call: (api) => api.ranked.enter({ fill: 'tar' }),
    nobody: 'UNAUTHORIZED',
    player: 'answers',
  },
  'match.admit': {
    call: (api) => api.match.admit({ matchId: newId() }),
    nobody: 'UNAUTHORIZED',
    player: 'answers',
  },
  'match.result': {
    call: (api) => api.match.result({ matchId: newId() }),
    nobody: 'answers',
    player: 'answers',
  },
  'players.profile': {
    call: (api) => api.players.profile({ name: 'Ana' }),
    nobody: 'answers',
    player: 'answers',
  },
  'rankings.rating': {
    call: (api) => api.rankings.rating({ page: 1 }),
    nobody: 'answers',
    player: 'answers',
  },
  'replays.byId': {
    call: (api) => api.replays.byId({ id: newId() }),
    nobody: 'NOT_FOUND',
    player: 'NOT_FOUND',
  },
} satisfies Readonly<Record<string, Row>>

interface Row {
  readonly call: (api: ReturnType<typeof callerOf>) => Promise<unknown>
  readonly nobody: Answer
  readonly player: Answer
}

let database: Database
let ana: SessionPlayer
beforeAll(async () => {
  database = (await openTestDatabase()).database
  ana = await newcomer(database, 'Ana')
})
afterAll(() => database.close())

const answerTo = async ({ call }: Row, player: SessionPlayer | null): Promise<Answer> => {
  try {
    await call(callerOf(database, player))
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
  expect(await answerTo(row, ana)).toBe(row.player)
})
