import type { Database, SessionPlayer } from '@skelly/auth'
import { openTestDatabase } from '@skelly/db/testing'
import {
  compactReplay,
  drawGrip,
  GRIPS,
  hashWords,
  millis,
  seatAt,
  seedOf,
  type Replay,
} from '@skelly/engine'
import { finishedGame, seedNumbered } from '@skelly/engine/testing'
import { POLICY } from '@skelly/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callerOf, newcomer, NOON } from './caller.ts'

let database: Database
let ana: SessionPlayer
let ben: SessionPlayer
const date = millis(NOON - 1_000_000)
/** Ana's, and never counted here: what is refused uses no seed up. */
const game = finishedGame({ seed: seedNumbered(21), name: 'Ana', date, computers: ['easy'] })
const run = finishedGame({ seed: seedNumbered(22), name: 'Ana', date, computers: [] })

const give = (player: SessionPlayer, number: number, change: object = {}) => {
  const issuedAt = NOON - 2_000_000
  const { playerId } = player
  const seed = { seed: seedNumbered(number), playerId, issuedAt, expiresAt: NOON + 1_000 }
  return database.issuedSeeds.add([{ ...seed, ...change }])
}
const send = (player: SessionPlayer, replay: Replay) =>
  callerOf(database, player).deviceGames.send({ game: compactReplay(replay), rematchOf: null })
const xpOf = async ({ playerId }: SessionPlayer) => (await database.players.byId(playerId))?.xp

beforeAll(async () => {
  database = (await openTestDatabase()).database
  ana = await newcomer(database, 'Ana')
  ben = await newcomer(database, 'Ben')
  for (const number of [21, 22]) await give(ana, number)
})
afterAll(() => database.close())

type Commands = Replay['commands']
type Is = (command: Commands[number]) => boolean
const moveOf = ({ action }: Commands[number]): readonly number[] =>
  action.kind === 'move' ? action.move : []
const by =
  (seat: number, kind: number): Is =>
  (command) =>
    command.action.kind === 'move' && command.action.seat === seat && moveOf(command)[0] === kind
const SET_DOWN = 1
const FLICK = 2
const [ME, COMPUTER] = [0, 1]

/** The game with its first such command changed, and everything else as it was. */
const changed = (is: Is, change: (command: Commands[number]) => Commands[number], of = game): Replay => {
  const at = of.commands.findIndex(is)
  if (at < 0) throw new Error('there is no such command')
  return { ...of, commands: of.commands.map((command, index) => (index === at ? change(command) : command)) }
}
const moved = (is: Is, to: (move: readonly number[]) => readonly number[], of = game): Replay =>
  changed(
    is,
    (command) =>
      command.action.kind === 'move'
        ? { ...command, action: { ...command.action, move: to(command.action.move) } }
        : command,
    of,
  )
const setUp = (change: Partial<Replay['setup']>, of = game): Replay => ({
  ...of,
  setup: { ...of.setup, ...change },
})
const versions = (change: object): Replay => setUp({ versions: { ...game.setup.versions, ...change } })

const turned = ([kind = 0, dx = 0, ...rest]: readonly number[]): readonly number[] => [
  kind,
  dx + 9_999,
  ...rest,
]
const weaker = (move: readonly number[]): readonly number[] =>
  move.map((number, index) => (index === 3 ? Math.max(1, number - 1) : number))

/** A shot by the other of the two. */
const swapped = ({ action, ...rest }: Commands[number]): Commands[number] =>
  action.kind === 'move'
    ? { ...rest, action: { ...action, seat: seatAt(1 - action.seat) } }
    : { action, ...rest }
const timeOut = (command: Commands[number]): Commands[number] => ({
  ...command,
  after: command.after + 30_000,
  action: { kind: 'time-out' },
})
const otherGrip = GRIPS.find((grip) => grip !== game.setup.grip) ?? 0

test.each<readonly [string, string, Replay]>([
  ['a flick changed', 'other-outcome', moved(by(ME, FLICK), turned)],
  ['a flick of a solo run changed', 'other-outcome', moved(by(ME, FLICK), turned, run)],
  ['an impossible set-down', 'move-refused', moved(by(ME, SET_DOWN), () => [SET_DOWN, 0, 0])],
  ['a shot by the wrong player', 'move-refused', changed(by(ME, FLICK), swapped)],
  ['a shot of the computer by the person', 'move-refused', changed(by(COMPUTER, FLICK), swapped)],
  ['a computer player’s flick changed', 'computer-move-differs', moved(by(COMPUTER, FLICK), weaker)],
  [
    'a computer player that lets its clock run out',
    'computer-move-differs',
    changed(by(COMPUTER, FLICK), timeOut),
  ],
  [
    'a shot before the caps lie still',
    'move-refused',
    changed(by(ME, FLICK), (each) => ({ ...each, after: -1 })),
  ],
  ['a shot more', 'move-refused', { ...game, commands: [...game.commands, ...game.commands.slice(-1)] }],
  ['a shot less', 'other-end', { ...game, commands: game.commands.slice(0, -1) }],
  [
    'a hash that is not the state’s',
    'other-outcome',
    changed(by(ME, FLICK), (each) => ({ ...each, hash: hashWords([1]) })),
  ],
  [
    'another winner',
    'other-end',
    {
      ...game,
      end: { kind: 'over', places: [[seatAt(ME)], [seatAt(COMPUTER)]].toReversed(), leaving: null },
    },
  ],
  ['no end', 'unfinished', { ...game, end: null }],
  ['a void game', 'unfinished', { ...game, end: { kind: 'void', why: 'left-together' } }],
  ['rules that never were', 'unknown-version', versions({ rules: 99 })],
  ['physics that never were', 'unknown-version', versions({ physics: 99 })],
  ['computer players that never were', 'unknown-version', versions({ bots: 99 })],
  ['a ruleset that never was', 'unknown-version', setUp({ ruleset: 'skully' })],
  [
    'another strength in the seat',
    'computer-move-differs',
    setUp({
      seats: game.setup.seats.map((seat) => ({ ...seat, ...(seat.computer && { computer: 'hard' }) })),
    }),
  ],
  ['another street than the seed’s', 'other-table', setUp({ grip: otherGrip })],
  ['another court', 'other-table', setUp({ court: 'alley' })],
  ['a machine game without a clock', 'other-table', setUp({ shotClock: null })],
  ['two people', 'other-table', setUp({ seats: [...game.setup.seats, { name: 'Ben', fill: 'tar' }] })],
  ['pass and play', 'not-counted-way', setUp({ way: 'local' })],
  ['a ranked game', 'not-counted-way', setUp({ way: 'ranked' })],
  [
    'another turn order than the seed’s',
    'other-order',
    finishedGame({ seed: seedNumbered(21), name: 'Ana', date, computers: ['easy'], order: [1, 0] }),
  ],
  [
    'a seed that was never issued',
    'foreign-seed',
    setUp({ seed: seedNumbered(99), grip: drawGrip(seedNumbered(99)) }),
  ],
])('%s is refused: %s', async (_, refusal, replay) => {
  expect(await send(ana, replay)).toMatchObject({ ok: false, refusal })
  expect(await xpOf(ana)).toBe(0)
  expect(await database.games.recentOf(ana.playerId, 5)).toEqual([])
})

test('what is no replay, or a very long one, is refused', async () => {
  const api = callerOf(database, ana)
  for (const text of ['', 'x', '{}', compactReplay(game).slice(0, -2)])
    expect(await api.deviceGames.send({ game: text, rematchOf: null })).toMatchObject({
      ok: false,
      refusal: 'unreadable',
    })
  const long = 'A'.repeat(POLICY.deviceGames.longestReplay + 1)
  expect(await api.deviceGames.send({ game: long, rematchOf: null })).toMatchObject({ refusal: 'too-large' })
})

test('it is said which shot is wrong, counted from 1', async () => {
  const third = game.commands.filter(by(ME, FLICK))[2]
  const replay = moved((command) => command === third, turned)
  const shot =
    game.commands
      .slice(
        0,
        game.commands.findIndex((each) => each === third),
      )
      .filter(({ hash }) => hash !== null).length + 1
  expect(await send(ana, replay)).toEqual({ ok: false, refusal: 'other-outcome', shot })
})

test('a seed that was issued to another account, or has lapsed, counts for nobody', async () => {
  expect(await send(ben, game)).toMatchObject({ ok: false, refusal: 'foreign-seed' })
  await give(ben, 23, { expiresAt: NOON })
  const late = finishedGame({ seed: seedNumbered(23), name: 'Ben', date, computers: [] })
  expect(await send(ben, late)).toMatchObject({ ok: false, refusal: 'lapsed-seed' })
  expect(await xpOf(ben)).toBe(0)
})

test('a field that claims boxes has no place in the compact form, and XP is what the game played again gives', async () => {
  const issue = await callerOf(database, ben).deviceGames.issueSeeds({ wanted: 1, givenUp: [] })
  const issued = seedOf(issue?.seeds[0]?.seed ?? '')
  if (issued === null) throw new Error('no seed')
  const sent = finishedGame({ seed: issued, name: 'Ben', date, computers: [] })
  const boasting = {
    ...sent,
    xp: 9_999,
    commands: sent.commands.map((each) => ({ ...each, xp: 9_999, boxes: 25 })),
  }
  expect(compactReplay(boasting)).toBe(compactReplay(sent))
  const answers = await Promise.all(Array.from({ length: 5 }, () => send(ben, boasting)))
  const [answer] = answers
  expect(new Set(answers.map((each) => JSON.stringify(each))).size).toBe(1)
  if (answer?.ok !== true) throw new Error(answer?.refusal)
  const { solo, xp } = answer.value
  // 25 stops at 10 each at the least, a pot doing two for 25, the run and its stars
  expect(xp).toBeGreaterThanOrEqual(250 + 40 + 20 * (solo?.stars ?? 0))
  expect(xp).toBeLessThanOrEqual(13 * 25 + 40 + 20 * (solo?.stars ?? 0))
  expect(await xpOf(ben)).toBe(xp)

  const seats = sent.setup.seats.map((seat) => ({ ...seat, name: 'Somebody' }))
  const disguised = { ...sent, date: millis(NOON), setup: { ...sent.setup, seats } }
  expect(await send(ben, disguised)).toEqual(answer)
  const other = moved(by(ME, FLICK), turned, sent)
  expect(await send(ben, other)).toMatchObject({ ok: false, refusal: 'used-seed' })
  expect(await send(ana, sent)).toMatchObject({ ok: false, refusal: 'foreign-seed' })
  expect(await xpOf(ben)).toBe(xp)

  const profile = await callerOf(database, null).players.profile({ name: 'Ben' })
  expect(profile).toMatchObject({
    card: { xp, rating: 1200, ratedGames: 0 },
    soloBest: { flicks: solo?.flicks, stars: solo?.stars, replayId: answer.value.replayId },
    recent: [{ way: 'solo', outcome: 'won', opponents: [], computers: [], xp, ratingChange: null }],
  })
  const replay = await callerOf(database, null).replays.byId({ id: answer.value.replayId })
  expect(replay.result).toMatchObject({
    outcome: { kind: 'won', leaving: null },
    seats: [{ name: 'Ben', xp }],
  })
})

test('an account has only so many seeds open at a time, however many devices ask, and a guest has none', async () => {
  const cid = await newcomer(database, 'Cid')
  const { openSeeds, seedLifetime, seedsADevice } = POLICY.deviceGames
  const ask = () => callerOf(database, cid).deviceGames.issueSeeds({ wanted: 100, givenUp: [] })
  const issues = await Promise.all(Array.from({ length: openSeeds }, ask))
  expect(new Set(issues.map((issue) => issue?.account))).toEqual(new Set([cid.playerId]))
  expect(Math.max(...issues.map((issue) => issue?.seeds.length ?? 0))).toBe(seedsADevice)
  const seeds = issues.flatMap((issue) => issue?.seeds.map(({ seed }) => seed) ?? [])
  expect(seeds).toHaveLength(openSeeds)
  expect(new Set(seeds).size).toBe(openSeeds)
  expect(await database.issuedSeeds.openOf(cid.playerId, NOON + seedLifetime)).toBe(0)
  expect(await callerOf(database, null).deviceGames.issueSeeds({ wanted: 1, givenUp: [] })).toBeNull()
})
