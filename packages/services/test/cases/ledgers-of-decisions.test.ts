import { newId, type Database, type LedgerFault, type Repositories } from '@skelly/db'
import { openTestDatabase } from '@skelly/db/testing'
import { refuse } from '@skelly/engine'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LEDGER_START } from '../../src/auditing/check-ledgers.ts'
import { checkLedgers, decideCase } from '../../src/index.ts'
import { addPlayer, NOON } from '../table.ts'
import { addModerator, settledGame } from './desk.ts'

let database: Database
let client: pg.Client
let mod: { readonly id: string; readonly name: string }
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

/** The same numbers for the same seed, below `below`. */
const drawing = (seed: number) => {
  let state = seed >>> 0
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const ENDS = ['silent', 'three-clocks', 'both-gone', 'resigned', 'left-together', 'silent'] as const
const KINDS = ['uphold', 'void', 'excuse', 'reverse', 'reverse', 'note'] as const
const FIGURES = `SELECT "name", "rating" - 1200 - COALESCE((
    SELECT SUM(e."change") FROM "RatingEntry" e LEFT JOIN "Case" c ON c."matchId" = e."matchId"
    WHERE e."playerId" = p."id" AND e."decisionId" IS NULL
      AND NOT COALESCE(c."verdict" = 'voided' OR (c."verdict" = 'excused' AND c."leaverId" = p."id"), FALSE)), 0)::int
    AS "difference"
  FROM "Player" p`

test.each([11, 2026, 31_337])(
  'R10.1, R10.7: games, verdicts and reversals in any order leave ratings that are the sum of the games which stand (seed %i)',
  async (seed) => {
    const draw = drawing(seed)
    const names = Array.from({ length: 6 }, (_, number) => `S${String(seed)}_${String(number)}`)
    const players = await Promise.all(names.map((name) => addPlayer(database, name)))
    const games: string[] = []
    const decided: string[] = []
    const at = { now: NOON + 100_000 }
    const decideOne = async () => {
      const matchId = games[draw(games.length)]
      const its = matchId === undefined ? null : await database.cases.of(matchId)
      if (its === null) return
      const kind = KINDS[draw(KINDS.length)] ?? 'note'
      const { matchId: id, version } = its
      const deciding = { matchId: id, version, kind, reason: 'So.', admin: mod, now: at.now }
      if ((await decideCase(database, deciding))?.ok === true) decided.push(kind)
    }
    const playOne = async () => {
      const one = draw(6)
      const pair = [players[one] ?? '', players[(one + 1 + draw(5)) % 6] ?? ''] as const
      games.push(await settledGame(database, pair, ENDS[draw(ENDS.length)]))
    }
    for (let step = 0; step < 70; step += 1) {
      at.now += 1000
      await (draw(3) === 0 ? playOne() : decideOne())
    }
    const { rows } = await client.query<{ name: string; difference: number }>(FIGURES)
    expect(rows.filter(({ difference }) => difference !== 0)).toEqual([])
    expect([...new Set(decided)].toSorted()).toEqual(['excuse', 'note', 'reverse', 'uphold', 'void'])
    expect(await checkLedgers(database)).toEqual([])
  },
)

test('decisions on many games of the same players at once wait for each other, and nothing is lost', async () => {
  const players = await Promise.all(['Eve', 'Fay', 'Gus'].map((name) => addPlayer(database, name)))
  const [eve = '', fay = '', gus = ''] = players
  const games: string[] = []
  for (const pair of [
    [eve, fay],
    [fay, gus],
    [gus, eve],
    [fay, eve],
  ] as const)
    games.push(await settledGame(database, pair))
  const deciding = { version: 0, reason: 'All.', admin: mod, now: NOON + 200_000 }
  const decided = await Promise.all([
    ...games.map((matchId) => decideCase(database, { ...deciding, matchId, kind: 'void' })),
    settledGame(database, [eve, gus], 'resigned'),
  ])
  expect(decided.slice(0, 4)).toMatchObject(games.map(() => ({ ok: true, verdict: 'voided' })))
  expect(await database.players.byId(fay)).toMatchObject({ rating: 1200 })
  expect(await checkLedgers(database)).toEqual([])
})

describe('faults that are planted are named', () => {
  const name = 'Planted'
  let [matchId, resigned, winner, leaver, decisionId] = ['', '', '', '', '']
  beforeAll(async () => {
    winner = await addPlayer(database, 'Victor')
    leaver = await addPlayer(database, name)
    matchId = await settledGame(database, [winner, leaver])
    resigned = await settledGame(database, [winner, leaver], 'resigned')
    await decideCase(database, {
      ...{ matchId, version: 0, kind: 'excuse', reason: 'So.', admin: mod, now: NOON + 300_000 },
    })
    decisionId = (await database.decisions.of(matchId))[0]?.id ?? ''
    expect(await checkLedgers(database)).toEqual([])
  })
  const decision = (kind: string, version: number, reversesId: string | null = null) => {
    const said = { reason: 'So.', adminId: mod.id, at: NOON + 300_000 }
    return { id: newId(), matchId, version, kind, reversesId, ...said }
  }
  const correction = (playerId: string, number: number, change: number) => {
    const of = { id: newId(), playerId, matchId, number, at: NOON + 300_000 }
    return { ...of, before: 1180, after: 1180 + change }
  }

  const FAULTS: readonly (readonly [string, (planting: Repositories) => Promise<void>, () => object])[] = [
    [
      'a correction of somebody whom the decision leaves alone',
      async ({ ratings }) => ratings.correct({ ...correction(winner, 3, -20), decisionId }),
      () => ({ name: 'Victor', figure: `correction of game ${matchId}`, shown: -20, due: null }),
    ],
    [
      'a reversal that gives back too little',
      async ({ cases, decisions, ratings }) => {
        const reversal = decision('reverse', 2, decisionId)
        await decisions.add(reversal)
        await cases.keepVerdict(matchId, { verdict: 'open', version: 2, decidedAt: null })
        await ratings.correct({ ...correction(leaver, 4, -19), decisionId: reversal.id })
      },
      () => ({ name, figure: `correction of game ${matchId}`, shown: -19, due: -20 }),
    ],
    [
      'a reversal that gives nothing back',
      async ({ decisions }) => decisions.add(decision('reverse', 2, decisionId)),
      () => ({ name, figure: `correction of game ${matchId}`, shown: null, due: -20 }),
    ],
    [
      'another verdict than was decided',
      async ({ cases }) => cases.keepVerdict(matchId, { verdict: 'upheld', version: 1, decidedAt: NOON }),
      () => ({
        figure: `verdicts that stand in case ${matchId}, upheld is shown, excused decided`,
        shown: 1,
        due: 1,
      }),
    ],
    [
      'two verdicts at once',
      async ({ decisions }) => decisions.add(decision('uphold', 2)),
      () => ({ shown: 1, due: 2 }),
    ],
    [
      'a version that no decision led to',
      async ({ cases }) => cases.keepVerdict(matchId, { verdict: 'excused', version: 2, decidedAt: NOON }),
      () => ({ figure: `decisions of case ${matchId}`, shown: 2, due: 1 }),
    ],
    [
      'a case of a game that nobody abandoned',
      async ({ cases }) => {
        const times = { endedAt: NOON, openedAt: NOON }
        await cases.add({
          ...{ matchId: resigned, reason: 'silent', ...times, leaverId: leaver, stake: 0, isPausable: false },
        })
      },
      () => ({ figure: `case of game ${resigned}`, shown: 1, due: 0 }),
    ],
    [
      'a result that the verdict took back',
      async ({ gameFacts }) => gameFacts.keepResults(matchId, [{ playerId: leaver, result: 'lost' }]),
      () => ({ name, figure: `result of game ${matchId}, lost is shown, void due` }),
    ],
  ]

  test.each(FAULTS)('%s', async (_what, plant, due) => {
    const found: LedgerFault[] = []
    await database.attempt(async (repositories) => {
      await plant(repositories)
      found.push(...(await repositories.ledgerChecks.faults(LEDGER_START)))
      return refuse('planted')
    })
    expect(found).toContainEqual(expect.objectContaining(due()))
  })
})
