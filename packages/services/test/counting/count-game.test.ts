import type { Database } from '@skelly/db'
import { openTestDatabase } from '@skelly/db/testing'
import {
  compactReplay,
  decodeReplay,
  millis,
  soloFlicks,
  soloStars,
  verifyReplay,
  walkReplay,
  type Replay,
} from '@skelly/engine'
import { POLICY } from '@skelly/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recheckGame } from '../../src/counting/recheck-game.ts'
import { countGame, Rechecker } from '../../src/index.ts'
import { addPlayer, NOON, openTable } from '../table.ts'
import { giveSeed, HOUR, machineGame, send, soloGame, withMove } from './device-game.ts'

let database: Database
let seeded = 0
/** The person flicks first. */
const game = machineGame(40)
const run = soloGame(8)
beforeAll(async () => {
  database = (await openTestDatabase()).database
})
afterAll(() => database.close())

const newcomer = (): Promise<string> => addPlayer(database, `Player_${(seeded += 1)}`)
const xpOf = async (playerId: string) => (await database.players.byId(playerId))?.xp

const scoreOf = (replay: Replay) => {
  const recheck = recheckGame(replay, 0)
  if (recheck.kind !== 'true') throw new Error(recheck.kind)
  return recheck.score
}

test('R11.2: a game against the machine gives its XP, and stands among the games with its replay', async () => {
  const ana = await newcomer()
  await giveSeed(database, ana, 40)
  const answer = await send(database, ana, game)
  const { xp, place } = scoreOf(game)
  expect(answer).toMatchObject({ ok: true, value: { xp, place, solo: null } })
  expect(xp).toBeGreaterThanOrEqual(30)
  if (!answer.ok) throw new Error(answer.refusal)
  expect(await database.players.byId(ana)).toMatchObject({ xp, rating: 1200, ratedGames: 0 })
  const { matchId, replayId } = answer.value
  expect(await database.games.recentOf(ana, 5)).toMatchObject([
    { matchId, way: 'machine', place, xp, computers: ['easy'], opponents: [], ratingChange: null, replayId },
  ])
  const decoded = decodeReplay((await database.replays.byId(replayId))?.text ?? '')
  if (!decoded.ok) throw new Error(decoded.refusal)
  expect(decoded.value.setup.seats.map(({ name }) => name)).toEqual([`Player_${seeded}`, 'Loose Change'])
  expect(verifyReplay(decoded.value)).toMatchObject({ verified: true })

  // the seed is used: neither the same game changed nor another one counts
  const other = { ...game, commands: game.commands.map((each) => ({ ...each, after: each.after + 1 })) }
  expect(await send(database, ana, other)).toMatchObject({ ok: false, refusal: 'used-seed' })
  // under other names and another date it is the same game, and has its answer
  const seats = game.setup.seats.map((seat) => ({ ...seat, name: 'Else' }))
  const renamed = { ...game, date: millis(game.date + 86_400_000), setup: { ...game.setup, seats } }
  expect(await send(database, ana, renamed)).toEqual(answer)
  expect(await xpOf(ana)).toBe(xp)
})

test('R9.1, R11: a solo run gives stars and XP, and the best stays on the profile', async () => {
  const ben = await newcomer()
  const runs = [run, soloGame(9), soloGame(10)]
  for (const number of [8, 9, 10]) await giveSeed(database, ben, number)
  let xp = 0
  for (const each of runs) {
    const events = walkReplay(each).frames.flatMap(({ entry }) =>
      entry.happenings.flatMap((happening) => (happening.kind === 'played' ? [happening.event] : [])),
    )
    const flicks = soloFlicks(events)
    const answer = await send(database, ben, each)
    expect(answer).toMatchObject({
      ok: true,
      value: { solo: { flicks, stars: soloStars(flicks) }, place: 1 },
    })
    xp += answer.ok ? answer.value.xp : 0
  }
  const fewest = Math.min(...runs.map((each) => scoreOf(each).solo?.flicks ?? 0))
  expect(await database.soloRuns.bestOf(ben)).toMatchObject({ flicks: fewest })
  expect(await xpOf(ben)).toBe(xp)
})

test('five at once, from one account, count once and hear the same', async () => {
  const cid = await newcomer()
  await giveSeed(database, cid, 11)
  const sent = soloGame(11)
  const answers = await Promise.all(Array.from({ length: 5 }, () => send(database, cid, sent)))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(answers[0]).toMatchObject({ ok: true })
  expect(await database.games.recentOf(cid, 5)).toHaveLength(1)
  expect(await xpOf(cid)).toBe(scoreOf(sent).xp)
})

test('two processes that count the same game at once count it once', async () => {
  const dot = await newcomer()
  await giveSeed(database, dot, 12)
  const sent = soloGame(12)
  const counting = () => ({ limits: POLICY.deviceGames, rechecker: new Rechecker(POLICY.deviceGames) })
  const sending = { playerId: dot, word: compactReplay(sent), rematchOf: null, now: NOON }
  const answers = await Promise.all([1, 2, 3].map(() => countGame(database, sending, counting())))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(await database.games.recentOf(dot, 5)).toHaveLength(1)
  expect(await xpOf(dot)).toBe(scoreOf(sent).xp)
})

test('a game counts while its player sits at an open table', async () => {
  const [eve, fay] = [await newcomer(), await newcomer()]
  await openTable(database, eve, fay)
  await giveSeed(database, eve, 13)
  expect(await send(database, eve, soloGame(13))).toMatchObject({ ok: true })
})

test('what a device says of its clock is kept within the seed’s life', async () => {
  const gil = await newcomer()
  await giveSeed(database, gil, 14)
  await send(database, gil, { ...soloGame(14), date: millis(0) })
  const [counted] = await database.games.recentOf(gil, 1)
  expect(counted?.endedAt).toBeGreaterThan(NOON - HOUR)
  expect(counted?.endedAt).toBeLessThanOrEqual(NOON)
})

test('a day has only so many games, refused ones too', async () => {
  const hal = await newcomer()
  for (const number of [15, 16]) await giveSeed(database, hal, number)
  const changed = withMove(soloGame(15), isFlick, ([kind = 0, dx = 0, ...rest]) => [kind, dx + 9, ...rest])
  expect(await send(database, hal, changed, { recheckedADay: 1 })).toMatchObject({
    refusal: 'other-outcome',
  })
  const answer = await send(database, hal, soloGame(16), { recheckedADay: 1 })
  expect(answer).toMatchObject({ ok: false, refusal: 'too-many-today' })
  expect(await send(database, hal, soloGame(16))).toMatchObject({ ok: true })
})

const isFlick = ({ action }: Replay['commands'][number]): boolean =>
  action.kind === 'move' && action.move[0] === 2
