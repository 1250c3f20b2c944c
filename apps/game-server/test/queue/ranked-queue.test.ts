import { millis, ok, refuse } from '@skelly/engine'
import { POLICY } from '@skelly/protocol'
import { beforeEach, describe, expect, test } from 'vitest'
import { memoryLead, type Leading } from '../../src/lead/memory-lead.ts'
import { memoryWaitingList } from '../../src/queue/memory-waiting-list.ts'
import type { Entrant, RankedOffice } from '../../src/queue/ranked-office.ts'
import { RankedQueue } from '../../src/queue/ranked-queue.ts'
import type { WaitingList } from '../../src/queue/waiting-list.ts'

/** An office in memory: everybody stands at 1200 and is free. */
class MemoryOffice implements RankedOffice {
  readonly openMatches = new Map<string, string>()
  readonly keptOut = new Set<string>()
  readonly metToday = new Map<string, number>()
  opened: readonly (readonly string[])[] = []

  async openMatchOf(playerId: string) {
    return this.openMatches.get(playerId) ?? null
  }

  async standingOf() {
    return { rating: 1200, ratedGames: 0, lastOpponentId: null }
  }

  async isKeptOut(playerId: string) {
    return this.keptOut.has(playerId)
  }

  async ratedTodayBetween(a: string, b: string) {
    return this.metToday.get([a, b].toSorted().join('')) ?? 0
  }

  async openMatch(entrants: readonly [Entrant, Entrant]) {
    const players = entrants.map(({ playerId }) => playerId)
    if (players.some((player) => this.openMatches.has(player))) return refuse('already-playing')
    this.opened = [...this.opened, players]
    for (const player of players) this.openMatches.set(player, `match-${this.opened.length}`)
    return ok(`match-${this.opened.length}`)
  }
}

let office: MemoryOffice
let list: WaitingList
let leading: Leading
let queue: RankedQueue
let turnedAway: readonly string[]
let told: readonly (readonly [string, string, object])[]
let now: number

const queueAt = (process: string): RankedQueue =>
  new RankedQueue({
    list,
    lead: memoryLead(process, leading),
    office,
    policy: POLICY,
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    now: () => millis(now),
    turnAway: (playerId) => (turnedAway = [...turnedAway, playerId]),
    tell: (playerId, kind, news) => (told = [...told, [playerId, kind, news]]),
  })

beforeEach(() => {
  office = new MemoryOffice()
  told = []
  turnedAway = []
  now = 0
  list = memoryWaitingList()
  leading = new Map()
  queue = queueAt('here')
})

const lastTold = (playerId: string) => told.findLast(([to]) => to === playerId)

describe('the ranked queue', () => {
  test('two who fit are sent to one match', async () => {
    await queue.enter('A', 'tar')
    await queue.enter('B', 'candle')
    await queue.round()
    expect(office.opened).toEqual([['A', 'B']])
    expect(lastTold('A')).toEqual(['A', 'matched', { matchId: 'match-1' }])
    expect(lastTold('B')).toEqual(['B', 'matched', { matchId: 'match-1' }])
    await queue.round()
    expect(office.opened).toHaveLength(1)
  })

  test('who is kept out does not get in, and waits on no list', async () => {
    office.keptOut.add('A')
    expect(await queue.enter('A', 'tar')).toBe(false)
    expect(await queue.enter('B', 'tar')).toBe(true)
    await queue.leave('B')
    expect(await list.all()).toEqual([])
  })

  test('who is suspended while they wait is turned away within three rounds, and meets nobody', async () => {
    office.metToday.set('AB', POLICY.matchmaking.ratedADayAgainstTheSame)
    await queue.enter('A', 'tar')
    await queue.enter('B', 'candle')
    await queue.round()
    office.keptOut.add('A')
    for (let rounds = 0; rounds < 3; rounds += 1) await queue.round()
    expect(turnedAway).toEqual(['A'])
    expect((await list.all()).map(({ playerId }) => playerId)).toEqual(['B'])
    expect(office.opened).toEqual([])
    expect(lastTold('B')).toMatchObject(['B', 'searching', { queued: 1 }])
  })

  test('everybody is told how it stands', async () => {
    await queue.enter('A', 'tar')
    now = 65_000
    await queue.round()
    expect(lastTold('A')?.[2]).toEqual({
      waited: 65_000,
      window: 400,
      queued: 1,
      estimate: null,
      askAnyone: true,
    })
    await queue.takeAnyone('A')
    await queue.round()
    expect(lastTold('A')?.[2]).toMatchObject({ askAnyone: false })
  })

  test('the estimate is the median of late', async () => {
    for (const wait of [1_000, 9_000, 3_000]) {
      await queue.enter(`A${wait}`, 'tar')
      await queue.enter(`B${wait}`, 'tar')
      now += wait
      await queue.round()
    }
    await queue.enter('C', 'tar')
    await queue.round()
    expect(lastTold('C')?.[2]).toMatchObject({ estimate: 3_000 })
  })

  test('who has an open match is sent back to it', async () => {
    office.openMatches.set('A', 'match-9')
    await queue.enter('A', 'tar')
    expect(lastTold('A')).toEqual(['A', 'matched', { matchId: 'match-9' }])
    await queue.enter('B', 'tar')
    await queue.round()
    expect(office.opened).toEqual([])
  })

  test('who came into a match by another way meanwhile goes there, the other one goes on waiting', async () => {
    await queue.enter('A', 'tar')
    await queue.enter('B', 'tar')
    office.openMatches.set('A', 'match-9')
    await queue.round()
    expect(lastTold('A')).toEqual(['A', 'matched', { matchId: 'match-9' }])
    expect(lastTold('B')?.[1]).toBe('searching')
  })

  test.each([
    { met: 5, pairs: 1 },
    { met: 6, pairs: 0 },
  ])('after $met rated games today: $pairs', async ({ met, pairs }) => {
    office.metToday.set('AB', met)
    await queue.enter('A', 'tar')
    await queue.enter('B', 'tar')
    await queue.round()
    expect(office.opened).toHaveLength(pairs)
  })

  test('who cancels is not paired', async () => {
    await queue.enter('A', 'tar')
    await queue.enter('B', 'tar')
    await queue.leave('A')
    await queue.round()
    expect(office.opened).toEqual([])
  })

  test('a round without the stores pairs nobody and loses nobody', async () => {
    await queue.enter('A', 'tar')
    await queue.enter('B', 'tar')
    const { ratedTodayBetween } = office
    office.ratedTodayBetween = () => Promise.reject(new Error('away'))
    await queue.round()
    expect(office.opened).toEqual([])
    office.ratedTodayBetween = ratedTodayBetween.bind(office)
    await queue.round()
    expect(office.opened).toEqual([['A', 'B']])
  })
})

describe('the ranked queue at two processes', () => {
  let other: RankedQueue
  beforeEach(() => (other = queueAt('elsewhere')))

  test('one of them pairs for both, and each tells its own', async () => {
    await queue.enter('A', 'tar')
    await other.enter('B', 'candle')
    await queue.round()
    expect(office.opened).toEqual([['A', 'B']])
    expect(lastTold('A')).toEqual(['A', 'matched', { matchId: 'match-1' }])
    expect(lastTold('B')).toBeUndefined()
    await other.round()
    expect(lastTold('B')).toEqual(['B', 'matched', { matchId: 'match-1' }])
    expect(await list.all()).toEqual([])
  })

  test('who does not lead pairs nobody, but tells how it stands', async () => {
    await queue.round()
    await queue.enter('A', 'tar')
    await other.enter('B', 'tar')
    await other.round()
    expect(office.opened).toEqual([])
    expect(lastTold('B')?.[2]).toMatchObject({ queued: 2 })
    expect(lastTold('A')).toBeUndefined()
  })

  test('who fell off the list without a match is on it again', async () => {
    await queue.enter('A', 'tar')
    await list.remove('A')
    await queue.round()
    expect((await list.all()).map(({ playerId }) => playerId)).toEqual(['A'])
  })

  test('who searches on elsewhere is not taken off the list here', async () => {
    await queue.enter('A', 'tar')
    await other.enter('A', 'candle')
    queue.forget('A')
    await queue.round()
    expect(await list.all()).toMatchObject([{ playerId: 'A', fill: 'candle' }])
  })

  test('two who have met enough are asked about again when one of them comes again', async () => {
    office.metToday.set('AB', 6)
    await queue.enter('A', 'tar')
    await queue.enter('B', 'tar')
    await queue.round()
    office.metToday.set('AB', 5)
    await queue.round()
    expect(office.opened).toEqual([])
    now += 1
    await other.enter('B', 'tar')
    queue.forget('B')
    await queue.round()
    expect(office.opened).toEqual([['A', 'B']])
  })
})
