import type { Weather } from '@skelly/bad-line'
import { skelly, stateHash } from '@skelly/engine'
import type { MatchSnapshot } from '@skelly/game-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BadSeat } from '../world/bad-seat.ts'
import { quickGame, type Choose } from '../world/quick-game.ts'
import { turnOf } from '../world/turns.ts'
import { until } from '../world/until.ts'
import { World, type Game } from '../world/world.ts'

/** 300 ms each way and more, stalls, and most connections cut off within a few shots, in the middle of a frame. */
const STORM: Weather = {
  delay: 300,
  jitter: 80,
  stalls: { share: 0.04, longest: 1_500 },
  cuts: { share: 0.9, up: [420, 1_200], down: [1_500, 7_000] },
  refusals: { share: 0.15, row: 2 },
}
/** Coming back may take several attempts. */
const PATIENCE = 60_000

/** The first is played to its end. With the others flicks and their answers were lost. */
const SEEDS = [1, 3, 5, 7, 10]
/** Shots of the whole game before the storm comes up: they need not take long. */
const FAIR = 12

/** Everybody who played. */
const met: BadSeat[] = []

let world: World
const games = new Map<number, Game>()
beforeAll(async () => {
  world = await World.open({ rankedShotClock: 120, silence: 120_000 })
  // one after the other, so that the queue pairs those who belong together
  for (const seed of SEEDS) games.set(seed, await world.game())
})
afterAll(() => world.close())

interface BadTable {
  readonly matchId: string
  readonly seats: readonly BadSeat[]
  /** The shots' ids as the players' clients made them, in order. */
  readonly sent: string[]
}

const gameOf = (seed: number): Game => {
  const game = games.get(seed)
  if (game === undefined) throw new Error('nobody was paired for it')
  return game
}

const badTable = async (seed: number): Promise<BadTable> => {
  const { matchId, people } = gameOf(seed)
  const at = { world, matchId, weather: STORM }
  const seats = await Promise.all(
    people.map((person, place) => BadSeat.take({ ...at, person, seed: 2 * seed + place })),
  )
  return { matchId, seats, sent: [] }
}

/** Who is on turn, as both see it; null when the game is over. */
const moverAt = async ({ seats }: BadTable): Promise<BadSeat | null> => {
  const matches = await Promise.all(seats.map(({ client }) => until(client, ({ match }) => match, PATIENCE)))
  const movers = new Set(matches.map(({ state }) => skelly.mover(state)))
  const [mover = null] = movers
  expect(movers.size).toBe(1)
  return mover === null ? null : (seats[mover] ?? null)
}

/** Whoever is on turn flicks, if the line is there, and both wait until they have seen what came of it. */
const flick = async ({ client }: BadSeat, { seats, sent }: BadTable, choose: Choose): Promise<void> => {
  const match = await turnOf(client, PATIENCE)
  const shotId = client.flick(choose(match))
  // the line may have broken while the caps came to rest
  if (shotId === null) return
  sent.push(shotId)
  const hasSeen = (snapshot: MatchSnapshot) => (snapshot.match?.ply ?? 0) > match.ply || null
  await Promise.all(seats.map((seat) => until(seat.client, hasSeen, PATIENCE)))
}

/** Flicks over lines that are good: the shots' ids. */
const playFairly = async ({ clients }: Game, choose: Choose): Promise<string[]> => {
  const sent: string[] = []
  while (sent.length < FAIR) {
    const turns = clients.map(async (client) => ({ client, match: await turnOf(client) }))
    const { client, match } = await Promise.any(turns)
    sent.push(client.flick(choose(match)) ?? '')
    await Promise.all(
      clients.map((each) => until(each, (seen) => (seen.match?.ply ?? 0) > match.ply || null)),
    )
  }
  for (const client of clients) client.close()
  return sent
}

const playOn = async (
  table: BadTable,
  choose = quickGame(),
  most = Number.POSITIVE_INFINITY,
): Promise<void> => {
  while (table.sent.length < most) {
    const mover = await moverAt(table)
    if (mover === null) return
    await flick(mover, table, choose)
  }
}

/** The journal has every shot that was sent, once, and nobody ever saw the game otherwise than it is there. */
const isAsSent = async ({ matchId, seats, sent }: BadTable): Promise<void> => {
  const entries = await world.database.journal.of(matchId)
  const flicks = entries.flatMap(
    ({ command }) => /"shotId":"([0-9a-f]+)"/.exec(JSON.stringify(command))?.[1] ?? [],
  )
  expect(flicks).toEqual(sent)
  for (const { seen, refused } of seats) {
    for (const { seq, hash } of entries) expect([...(seen.get(seq + 1) ?? [hash])]).toEqual([hash])
    expect(refused).toEqual([])
  }
  const ends = seats.map(({ client }) => client.getSnapshot().match)
  for (const end of ends) expect(end && stateHash(skelly, end)).toBe(entries.at(-1)?.hash)
  met.push(...seats)
}

test.concurrent('a whole game, to the knockout', { timeout: 240_000 }, async ({ expect }) => {
  const choose = quickGame()
  const sent = await playFairly(gameOf(1), choose)
  const table = { ...(await badTable(1)), sent }
  await playOn(table, choose)
  await isAsSent(table)
  const results = table.seats.map(({ client }) => until(client, ({ result }) => result, PATIENCE))
  const [told, alsoTold] = await Promise.all(results)
  expect(told).toMatchObject({ outcome: { kind: 'won', leaving: null } })
  expect(alsoTold).toEqual(told)
  for (const seat of table.seats) await seat.leave()
})

test.concurrent.each(SEEDS.slice(1))('the first shots, with seed %i', { timeout: 120_000 }, async (seed) => {
  const table = await badTable(seed)
  await playOn(table, quickGame(), 7)
  await isAsSent(table)
  for (const seat of table.seats) await seat.leave()
})

test('the lines were bad: torn frames, held bytes, flicks without an answer', () => {
  expect(met).toHaveLength(2 * SEEDS.length)
  const all = met.map(({ interrupted, troubles }) => ({ ...troubles, interrupted: interrupted.size }))
  for (const kind of ['torn', 'held', 'interrupted'] as const)
    expect(all.reduce((sum, troubles) => sum + troubles[kind], 0)).toBeGreaterThanOrEqual(SEEDS.length)
})
