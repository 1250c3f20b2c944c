import { refuse } from '@skelly/engine'
import { POLICY } from '@skelly/protocol'
import { beforeEach, describe, expect, test } from 'vitest'
import { settle } from '../host/virtual-clock.ts'
import { at, come, id, newly, pass, ready } from './hosted-lobby.ts'
import { lobbyOf, seatsIn } from './lobbies.ts'

beforeEach(() => at.reset())

describe('the table of the last game', () => {
  beforeEach(async () => {
    for (const name of 'AB') await come(name)
    at.store.open = 'm1'
    await come('C')
    for (const name of 'AB') await at.host.drop(id(name))
    at.store.table = true
    at.store.open = null
  })

  test('while it stands those who sit there keep their seats; then their silence counts', async () => {
    await pass(2 * POLICY.rooms.rematchWithin - 10_000, 'C')
    expect(seatsIn(at.host.lobby)).toBe('(A)B')
    at.store.table = false
    await pass(POLICY.rooms.lobbySilence - 5_000, 'C')
    expect(seatsIn(at.host.lobby)).toBe('(A)B')
    await pass(10_000, 'C')
    expect(seatsIn(at.host.lobby)).toBe('')
  })

  test('it stands no longer than it may, whatever is said of it', async () => {
    await pass(2 * POLICY.rooms.rematchWithin + POLICY.rooms.lobbySilence + 10_000, 'C')
    expect(seatsIn(at.host.lobby)).toBe('')
  })

  test('a rematch that was agreed on when it went is found', async () => {
    at.store.isTableUp = async () => {
      at.store.open = 'm2'
      return false
    }
    await pass(2 * POLICY.pingEvery, 'C')
    expect(at.view.matchId).toBe('m2')
  })

  test('while nobody knows whether it stands nobody loses a seat', async () => {
    at.store.isTableUp = () => Promise.reject(new Error('away'))
    await pass(POLICY.rooms.lobbySilence + 20_000, 'C')
    expect(seatsIn(at.host.lobby)).toBe('(A)B')
  })

  test('a lobby that is put up anew looks for the rematch and keeps the seats as well', async () => {
    at.open(lobbyOf('AB', { seats: 2 }), { id: 'm1', endedAt: at.clock.now() })
    await come('C')
    await pass(POLICY.rooms.lobbySilence + 10_000, 'C')
    expect(seatsIn(at.host.lobby)).toBe('(A)B')
    at.store.open = 'm2'
    await pass(3_000, 'C')
    expect(at.view.matchId).toBe('m2')
  })
})

describe('where nobody may watch', () => {
  beforeEach(async () => {
    at.open(lobbyOf('', { seats: 2, watching: 'nobody' }))
    for (const name of 'ABC') await come(name)
  })

  test('who has no seat waits for one: counted as nobody who watches, and not sent to the game', async () => {
    expect(at.view.watchers).toBe(0)
    await ready('B')
    const heard = await newly(() => at.host.start(id('A')))
    expect(heard).toEqual(['A started {"matchId":"m1"}', 'B started {"matchId":"m1"}'])
    expect(await newly(() => come('C'))).toEqual([
      'C welcome {"seat":null}',
      'C refused {"message":"","why":"started"}',
    ])
  })
})

describe('what has to wait for the stores', () => {
  beforeEach(async () => {
    for (const name of 'AB') await come(name)
    await ready('B')
  })

  test.each([
    { after: 4_000, is: 'done', expected: ['A started {"matchId":"m1"}', 'B started {"matchId":"m1"}'] },
    { after: 6_000, is: 'refused', expected: ['A refused {"message":"start","why":"not-now"}'] },
  ])('a start whose turn comes after $after ms is $is', async ({ after, expected }) => {
    const answer = Promise.withResolvers<'kept'>()
    at.store.keep = () => answer.promise
    const fill = at.host.ask({ kind: 'fill', playerId: id('B'), message: { fill: 'candle' } })
    await settle()
    const heard = await newly(async () => {
      const started = at.host.start(id('A'))
      await at.clock.advance(after)
      answer.resolve('kept')
      await Promise.all([fill, started])
    })
    expect(heard).toEqual(expected)
  })

  test('a start that the stores take too late is asked of them no more', async () => {
    let isWanted = (): boolean => true
    const answer = Promise.withResolvers<null>()
    at.store.openMatch = async (starting) => {
      isWanted = starting.isWanted
      await answer.promise
      return refuse('too-late')
    }
    const started = at.host.start(id('A'))
    await at.clock.advance(4_000)
    expect(isWanted()).toBe(true)
    await at.clock.advance(2_000)
    expect(isWanted()).toBe(false)
    answer.resolve(null)
    expect(await newly(() => started)).toEqual(['A refused {"message":"start","why":"not-now"}'])
  })

  test.each([
    { says: 'a fill', ask: { kind: 'fill', playerId: id('B'), message: { fill: 'candle' } } },
    { says: 'a colour', ask: { kind: 'colour', playerId: id('B'), message: { colour: 5 } } },
    { says: 'standing up', ask: { kind: 'stand', playerId: id('B'), message: {} } },
    { says: 'putting out', ask: { kind: 'remove', playerId: id('A'), message: { seat: 1 } } },
    { says: 'handing over', ask: { kind: 'hand-over', playerId: id('A'), message: { seat: 1 } } },
  ] as const)('$says that the stores take too late is not done', async ({ ask }) => {
    const before = at.host.lobby
    const keep = at.store.keep.bind(at.store)
    const answer = Promise.withResolvers<null>()
    at.store.keep = async (lobby, isWanted) => {
      await answer.promise
      return keep(lobby, isWanted)
    }
    const asked = at.host.ask(ask)
    await settle()
    await at.clock.advance(6_000)
    answer.resolve(null)
    const who = ask.playerId === id('A') ? 'A' : 'B'
    expect(await newly(() => asked)).toEqual([`${who} refused {"message":"${ask.kind}","why":"not-now"}`])
    expect(at.host.lobby).toEqual(before)
  })

  test('what was refused as nobody knew whether it was written is written over', async () => {
    const keep = at.store.keep.bind(at.store)
    at.store.keep = async (...asked) => {
      await keep(...asked)
      throw new Error('the answer got lost')
    }
    const heard = await newly(() =>
      at.host.ask({ kind: 'hand-over', playerId: id('A'), message: { seat: 1 } }),
    )
    expect(heard).toEqual(['A refused {"message":"hand-over","why":"not-now"}'])
    expect(at.store.kept.at(-1)).toBe('A(B)')
    at.store.keep = keep
    await pass(POLICY.pingEvery, 'A', 'B')
    expect(at.store.kept.at(-1)).toBe('(A)B')
    const { length } = at.store.kept
    await pass(2 * POLICY.pingEvery, 'A', 'B')
    expect(at.store.kept).toHaveLength(length)
  })

  test('everybody is pinged meanwhile', async () => {
    at.store.keep = () => new Promise(() => undefined)
    void at.host.ask({ kind: 'fill', playerId: id('B'), message: { fill: 'candle' } })
    at.pings = 0
    await pass(4 * POLICY.pingEvery)
    expect(at.pings).toBe(4)
  })

  test('who leaves is let go however long it took', async () => {
    const answer = Promise.withResolvers<'kept'>()
    at.store.keep = () => answer.promise
    const fill = at.host.ask({ kind: 'fill', playerId: id('B'), message: { fill: 'candle' } })
    await settle()
    const left = at.host.ask({ kind: 'leave', playerId: id('B'), message: {} })
    await at.clock.advance(30_000)
    answer.resolve('kept')
    await Promise.all([fill, left])
    expect(seatsIn(at.host.lobby)).toBe('(A)')
  })
})
