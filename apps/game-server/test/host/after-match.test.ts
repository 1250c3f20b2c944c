import { seatAt } from '@skelly/engine'
import { CLOSE_CODES } from '@skelly/protocol'
import { describe, expect, test } from 'vitest'
import { leftInRoom, over, overInRoom, pass, wishes } from './after-games.ts'
import { ANA, BO, CY, DEE, playing, type Seated } from './seated.ts'
import { settle } from './virtual-clock.ts'

describe('a rematch in ranked', () => {
  test('both are for it: it opens once, everybody is told, and a little later the table closes', async () => {
    const seated = await over()
    seated.host.wishRematch(ANA, true)
    const until = seated.clock.now() + 60_000
    expect(wishes(seated)).toEqual({ wish: { matchId: 'next-1', seats: [ANA], until } })
    await pass(seated, 1_000)
    seated.host.wishRematch(BO, true)
    seated.host.wishRematch(ANA, true)
    await settle()
    expect(seated.next.opened).toEqual([{ matchId: 'next-1', playerIds: ['Ana', 'Bo'] }])
    expect(seated.ear.last('next-match')).toEqual({
      to: 'all',
      kind: 'next-match',
      news: { matchId: 'next-1' },
    })
    expect(seated.ear.closedWith).toBe(null)
    await pass(seated, 2_000)
    expect(seated.ear.closedWith).toBe(CLOSE_CODES.over)
  })

  test('two clicks at once make one game', async () => {
    const seated = await over()
    seated.host.wishRematch(BO, true)
    seated.host.wishRematch(ANA, true)
    await settle()
    expect(seated.next.opened).toHaveLength(1)
    expect(seated.next.opened[0]?.matchId).toBe('next-1')
  })

  test.each([
    { wish: null, closes: 60_000 },
    { wish: 30_000, closes: 90_000 },
  ])('nobody else is for it: none, 60 s after the end or the wish ($wish)', async ({ wish, closes }) => {
    const seated = await over()
    await pass(seated, wish ?? 0)
    if (wish !== null) seated.host.wishRematch(ANA, true)
    await pass(seated, closes - (wish ?? 0) - 1)
    expect(seated.ear.closedWith).toBe(null)
    await pass(seated, 1)
    expect(wishes(seated)).toEqual({ wish: null })
    expect(seated.ear.closedWith).toBe(CLOSE_CODES.over)
    expect(seated.next.opened).toEqual([])
  })

  test('while the game goes on there is none, nor when the next one stands', async () => {
    const seated = await playing()
    seated.host.wishRematch(ANA, true)
    expect(seated.ear.last('refused')?.news).toMatchObject({ message: 'rematch', why: 'no-rematch' })
    const later = await over()
    for (const seat of [ANA, BO]) later.host.wishRematch(seat, true)
    await settle()
    later.host.wishRematch(ANA, false)
    expect(later.ear.last('refused')?.news).toMatchObject({ message: 'rematch', why: 'no-rematch' })
  })

  test('whose connection is gone is no longer for it', async () => {
    const seated = await over()
    seated.host.wishRematch(ANA, true)
    seated.host.drop(ANA)
    expect(wishes(seated)).toMatchObject({ wish: { matchId: 'next-1', seats: [] } })
    seated.host.wishRematch(BO, true)
    await pass(seated, 3_000, [BO])
    expect(seated.next.opened).toEqual([])
    await seated.host.join(ANA)
    seated.host.wishRematch(ANA, true)
    await settle()
    expect(seated.next.opened).toEqual([{ matchId: 'next-1', playerIds: ['Ana', 'Bo'] }])
  })

  test.each([
    { refusal: 'met-enough', why: 'met-enough' },
    { refusal: 'kept-out', why: 'kept-out' },
    { refusal: 'already-playing', why: 'no-rematch' },
  ] as const)('$refusal: both are told, and there is none', async ({ refusal, why }) => {
    const seated = await over()
    seated.next.refusal = refusal
    for (const seat of [ANA, BO]) seated.host.wishRematch(seat, true)
    await settle()
    const told = seated.ear.said.flatMap(({ to, kind, news }) =>
      kind === 'refused' ? [{ to, ...news }] : [],
    )
    expect(told).toMatchObject([
      { to: ANA, message: 'rematch', why },
      { to: BO, message: 'rematch', why },
    ])
    expect(wishes(seated)).toEqual({ wish: null })
    expect(seated.ear.closedWith).toBe(CLOSE_CODES.over)
  })

  test('the stores are away: it opens when they answer again', async () => {
    const seated = await over()
    seated.next.isAway = true
    for (const seat of [ANA, BO]) seated.host.wishRematch(seat, true)
    await pass(seated, 5_000)
    expect(seated.ear.last('next-match')).toBe(undefined)
    seated.next.isAway = false
    await pass(seated, 1_000)
    expect(seated.ear.last('next-match')?.news).toEqual({ matchId: 'next-1' })
  })

  test('the stores stay away: there is none', async () => {
    const seated = await over()
    seated.next.isAway = true
    for (const seat of [ANA, BO]) seated.host.wishRematch(seat, true)
    await pass(seated, 29_000)
    expect(seated.ear.closedWith).toBe(null)
    await pass(seated, 2_000)
    expect(wishes(seated)).toEqual({ wish: null })
    expect(seated.ear.closedWith).toBe(CLOSE_CODES.over)
  })
})

describe('a rematch in a room', () => {
  test('opens when all are for it', async () => {
    const seated = await overInRoom()
    for (const seat of [DEE, ANA, CY]) seated.host.wishRematch(seat, true)
    await pass(seated, 59_000)
    expect(seated.next.opened).toEqual([])
    seated.host.wishRematch(BO, true)
    await settle()
    expect(seated.next.opened).toEqual([{ matchId: 'next-1', playerIds: ['Ana', 'Bo', 'Cy', 'Dee'] }])
  })

  test('goes on without who has not answered when the time is up', async () => {
    const seated = await overInRoom()
    for (const seat of [DEE, BO]) seated.host.wishRematch(seat, true)
    await pass(seated, 59_999)
    expect(seated.next.opened).toEqual([])
    await pass(seated, 1)
    expect(seated.next.opened).toEqual([{ matchId: 'next-1', playerIds: ['Bo', 'Dee'] }])
  })

  test('does not wait for who has gone', async () => {
    const seated = await overInRoom()
    for (const seat of [ANA, BO]) seated.host.wishRematch(seat, true)
    seated.host.drop(DEE)
    await settle()
    expect(seated.next.opened).toEqual([])
    seated.host.drop(CY)
    await settle()
    expect(seated.next.opened).toEqual([{ matchId: 'next-1', playerIds: ['Ana', 'Bo'] }])
  })

  test('does not wait for who does not answer any more', async () => {
    const seated = await overInRoom(3)
    for (const seat of [ANA, BO]) seated.host.wishRematch(seat, true)
    await pass(seated, 8_000, [ANA, BO])
    expect(seated.next.opened).toEqual([])
    await pass(seated, 8_000, [ANA, BO])
    expect(seated.next.opened).toEqual([{ matchId: 'next-1', playerIds: ['Ana', 'Bo'] }])
  })

  test('does not wait for leavers, who may come along', async () => {
    const seated = await leftInRoom()
    seated.host.wishRematch(ANA, true)
    await settle()
    expect(seated.next.opened).toEqual([])
    seated.host.wishRematch(CY, true)
    await settle()
    expect(seated.next.opened).toEqual([{ matchId: 'next-1', playerIds: ['Ana', 'Cy'] }])
  })
})

describe('somebody goes while the stores take their time', () => {
  const slowly = async (seats: number): Promise<() => Promise<void>> => {
    seated = await overInRoom(seats)
    const answer = Promise.withResolvers<null>()
    seated.next.waits = answer.promise
    for (let seat = 0; seat < seats; seat += 1) seated.host.wishRematch(seatAt(seat), true)
    await settle()
    seated.host.drop(BO)
    return async () => {
      answer.resolve(null)
      await settle()
    }
  }
  let seated: Seated

  test('of three the others go on', async () => {
    await (
      await slowly(3)
    )()
    expect(seated.next.opened).toEqual([{ matchId: 'next-1', playerIds: ['Ana', 'Cy'] }])
  })

  test('of two there is none until they are back', async () => {
    await (
      await slowly(2)
    )()
    expect(seated.next.opened).toEqual([])
    expect(wishes(seated)).toMatchObject({ wish: { seats: [ANA] } })
    await seated.host.join(BO)
    seated.host.wishRematch(BO, true)
    await settle()
    expect(seated.next.opened).toEqual([{ matchId: 'next-1', playerIds: ['Ana', 'Bo'] }])
  })
})

describe('the table after the game', () => {
  test('who comes back finds the result, the wish and the next game', async () => {
    const seated = await over()
    seated.host.drop(ANA)
    await pass(seated, 2_000, [BO])
    seated.host.wishRematch(BO, true)
    seated.ear.said = []
    await seated.host.join(ANA)
    expect(seated.ear.said.map(({ to, kind }) => `${kind} ${to}`)).toEqual([
      'welcome 0',
      'ping 0',
      'settled 0',
      'rematch 0',
    ])
    seated.host.wishRematch(ANA, true)
    await settle()
    seated.ear.said = []
    await seated.host.join(BO)
    expect(seated.ear.said.map(({ kind }) => kind)).toContain('next-match')
  })

  test('closes when all players have gone for as long as a reload takes', async () => {
    const seated = await over()
    seated.host.drop(ANA)
    await pass(seated, 10_000, [BO])
    seated.host.drop(BO)
    await pass(seated, 4_999, [])
    expect(seated.ear.closedWith).toBe(null)
    await seated.host.join(BO)
    await pass(seated, 6_000, [BO])
    expect(seated.ear.closedWith).toBe(null)
    seated.host.drop(BO)
    await pass(seated, 5_000, [])
    expect(seated.ear.closedWith).toBe(CLOSE_CODES.over)
  })

  test('says who is still there, also of those who were out', async () => {
    const seated = await leftInRoom()
    expect(seated.ear.presences.map(({ presence }) => presence)).toEqual(['here', 'here', 'here'])
    seated.host.drop(CY)
    expect(seated.ear.presences.map(({ presence }) => presence)).toEqual(['here', 'here', 'gone'])
  })

  test('nothing can be asked of the game any more', async () => {
    const seated = await over()
    const entries = seated.journal.entries.length
    await seated.host.leave(ANA)
    expect(seated.ear.last('refused')?.news).toMatchObject({ message: 'leave', why: 'over' })
    expect(seated.journal.entries).toHaveLength(entries)
  })

  test('the stores going away changes nothing', async () => {
    const seated = await over()
    seated.host.pause(seated.clock.now())
    await pass(seated, 3_000)
    expect(seated.ear.last('paused')).toBe(undefined)
  })

  test('a shutdown ends it without a word of its own: the room says that the server restarts', async () => {
    const seated = await over()
    seated.host.wishRematch(ANA, true)
    await seated.host.close()
    seated.host.wishRematch(BO, true)
    await pass(seated, 100_000)
    expect([seated.next.opened, seated.ear.closedWith]).toEqual([[], null])
  })
})
