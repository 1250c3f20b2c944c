import { GRID, plyOf, seatAt, type Command, type SkellyMove } from '@skelly/engine'
import { CLOSE_CODES } from '@skelly/protocol'
import { describe, expect, test, vi } from 'vitest'
import { at, client, pass, room, seen, server } from './seated-client.ts'

const NUDGE = { dx: 0, dy: -1_000_000, strength: 40 } as const
const [ANA, BO] = [seatAt(0), seatAt(1)]

/** Ana's flick as the server got it. */
const flickOf = (message: unknown): Command<SkellyMove> => {
  const { shotId } = message as { readonly shotId: string }
  const move = { kind: 'flick', ...NUDGE, shotId } as unknown as SkellyMove
  return { kind: 'move', at: at(1_000), seat: ANA, ply: plyOf(0), move }
}

describe('keeping the match', () => {
  test('entries are followed one by one, each step told once', () => {
    const steps: number[] = []
    client.onEntry(({ entry }) => steps.push(entry.seq))
    const lost = server.accept({ kind: 'time-out', at: at(20_000) })
    room.say('happened', lost)
    room.say('happened', lost)
    expect(steps).toEqual([1])
    expect(seen().match).toEqual(server.match)
    expect(seen().lastEntry?.command.kind).toBe('time-out')
  })

  test('a gap is asked for and filled', () => {
    server.accept({ kind: 'time-out', at: at(20_000) })
    room.say('happened', server.accept({ kind: 'time-out', at: at(40_000) }))
    expect(room.take('since')).toEqual([{ seq: 1 }])
    room.say('missed', { entries: server.entries.slice(1), now: 1 })
    expect(seen().match).toEqual(server.match)
  })

  test('a state that differs from the server’s is taken whole from there', () => {
    const lost = server.accept({ kind: 'time-out', at: at(20_000) })
    room.say('happened', { ...lost, hash: '0'.repeat(16) })
    expect(room.take('since')).toEqual([{ seq: 0 }])
    expect(seen().match?.seq).toBe(1)
    room.say('welcome', server.welcome())
    expect(seen().match).toEqual(server.match)
  })

  test('news of another version or kind are left alone', () => {
    const before = seen()
    room.say('happened', { ...server.accept({ kind: 'time-out', at: at(20_000) }), v: 2 })
    room.say('__proto__', {})
    expect(seen()).toBe(before)
  })
})

describe('a flick', () => {
  test('is pending until its own entry comes', () => {
    const shotId = client.flick(NUDGE, { dx: 0, dy: 12 })
    expect(seen().pending).toEqual({ ply: 0, shotId, flick: NUDGE })
    const [message] = room.take('flick')
    expect(message).toEqual({ ply: 0, shotId, ...NUDGE, pull: { dx: 0, dy: 12 } })
    expect(client.flick(NUDGE)).toBe(null)
    room.say('happened', server.accept(flickOf(message)))
    expect(seen()).toMatchObject({ pending: null, match: { ply: 1 } })
  })

  test('without an answer is sent again with the same id after a lost connection', async () => {
    client.flick(NUDGE)
    const [first] = room.take('flick')
    room.cut(1006)
    await pass(3_000)
    room.say('welcome', server.welcome())
    expect(room.take('flick')).toEqual([first])
  })

  test('whose answer was lost is answered after the welcome, and not shown twice', async () => {
    client.flick(NUDGE)
    const answer = server.accept(flickOf(room.take('flick')[0]))
    room.cut(1006)
    await pass(3_000)
    room.say('welcome', server.welcome())
    const steps: number[] = []
    client.onEntry(({ entry }) => steps.push(entry.seq))
    room.say('happened', answer)
    expect(seen().pending).toBe(null)
    expect(steps).toEqual([])
  })

  test('that is refused is taken back, with the word', () => {
    const shotId = client.flick(NUDGE)
    const refused = { message: 'flick', ply: 0, shotId, why: 'not-your-turn' }
    room.say('refused', refused)
    expect(seen()).toMatchObject({ pending: null, refusal: refused })
  })

  test('for which the stores are away is asked for again', async () => {
    const shotId = client.flick(NUDGE)
    room.take('flick')
    room.say('paused', { now: 1 })
    room.say('refused', { message: 'flick', ply: 0, shotId, why: 'not-now' })
    expect(seen()).toMatchObject({ paused: true, pending: { shotId } })
    await pass(1_000)
    expect(room.take('flick')).toMatchObject([{ shotId }])
  })

  test('that came while caps rolled by the server’s clock is asked for again', async () => {
    const shotId = client.flick(NUDGE)
    room.take('flick')
    room.say('refused', { message: 'flick', ply: 0, shotId, why: 'still-moving' })
    expect(seen()).toMatchObject({ pending: { shotId } })
    await pass(1_000)
    expect(room.take('flick')).toMatchObject([{ shotId }])
  })

  test('in a flood of messages is asked for again', async () => {
    const shotId = client.flick(NUDGE)
    room.take('flick')
    room.say('refused', { message: '', ply: null, shotId: null, why: 'too-many' })
    await pass(1_000)
    expect(room.take('flick')).toMatchObject([{ shotId }])
  })

  test.each([
    { says: 'while the line is down', before: () => room.cut(1006) },
    {
      says: 'when the game is over',
      before: () =>
        room.say('happened', server.accept({ kind: 'leave', at: at(1), seats: [BO], why: 'resigned' })),
    },
  ])('is not taken $says', ({ before }) => {
    before()
    expect(client.flick(NUDGE)).toBe(null)
    expect(room.take('flick')).toEqual([])
  })
})

test('aiming is said once a turn, a set-down in whole 1/1024 mm', () => {
  client.aim()
  client.aim()
  expect(room.take('aim')).toEqual([{ ply: 0 }])
  client.setDown({ x: 100.3, y: 1250 })
  expect(room.take('set-down')).toEqual([{ ply: 0, x: Math.floor(100.3 * GRID + 0.5), y: 1250 * GRID }])
})

test('leaving is said again until the game is over', async () => {
  client.leave()
  expect(room.take('leave')).toHaveLength(1)
  room.cut(1006)
  await pass(3_000)
  room.say('welcome', server.welcome())
  expect(room.take('leave')).toHaveLength(1)
  server.accept({ kind: 'leave', at: at(1), seats: [ANA], why: 'resigned' })
  room.cut(1006)
  await pass(3_000)
  room.say('welcome', server.welcome())
  expect(room.take('leave')).toEqual([])
})

test('a ping is answered with both clocks, and the time sets ours', () => {
  vi.setSystemTime(50_000)
  room.say('ping', { at: 7 })
  expect(room.take('pong')).toEqual([{ at: 7, sent: 50_000 }])
  vi.setSystemTime(50_100)
  room.say('time', { sent: 50_000, now: 90_000 })
  expect(client.serverNow()).toBe(90_050)
})

test('presences come with the state', () => {
  room.show({ seats: [{ seat: 0, name: 'Ana', presence: 'here', heardAt: 5 }], watchers: 2 })
  expect(seen().presences).toEqual([{ seat: 0, name: 'Ana', presence: 'here', heardAt: 5 }])
  expect(seen().watchers).toBe(2)
  room.show({ seats: 'nonsense', watchers: 0 })
  expect(seen().presences).toHaveLength(1)
})

test('the result stays when the table closes', async () => {
  const result = { matchId: 'm', outcome: { kind: 'won', leaving: null } }
  room.say('settled', result)
  room.cut(CLOSE_CODES.over)
  await pass(10_000)
  expect(seen()).toMatchObject({ status: { kind: 'over' }, result })
})

describe('after the game', () => {
  const result = { matchId: 'm', outcome: { kind: 'won', leaving: null } }
  const wish = { matchId: 'n', seats: [1], until: 9 }

  test('the line stays, a lost one is made again, and the rematch is told', async () => {
    room.say('paused', { now: 1 })
    room.say('settled', result)
    expect(seen()).toMatchObject({ status: { kind: 'live' }, paused: false })
    room.cut(1006)
    expect(seen().status.kind).toBe('reconnecting')
    await pass(3_000)
    expect(seen().status.kind).toBe('live')
    room.say('welcome', server.welcome())
    room.say('settled', result)
    room.say('rematch', { wish })
    expect(seen()).toMatchObject({ result, rematch: wish, nextMatchId: null })
    room.say('rematch', { wish: null })
    room.say('next-match', { matchId: 'n' })
    expect(seen()).toMatchObject({ rematch: null, nextMatchId: 'n' })
  })

  test('a table that is gone is over after some tries', async () => {
    room.say('settled', result)
    room.answers = Array.from({ length: 50 }, () => 'away')
    room.cut(1006)
    await pass(30_000)
    expect(seen()).toMatchObject({ status: { kind: 'over' }, result })
    expect(room.dialled).toBe(1 + 8)
  })

  test('a table that went with its server is over at once', async () => {
    room.say('settled', result)
    room.cut(CLOSE_CODES.restarting)
    await pass(1_000)
    expect(seen()).toMatchObject({ status: { kind: 'over' }, result })
    expect(room.dialled).toBe(1)
  })

  test.each([1006, CLOSE_CODES.restarting])(
    'a table that went when they had agreed, %i: on to the next',
    async (code) => {
      room.say('settled', result)
      room.say('rematch', { wish })
      room.admission = { ok: false, refusal: 'over', nextMatchId: 'n' }
      room.cut(code)
      await pass(3_000)
      expect(seen()).toMatchObject({ status: { kind: 'over' }, result, nextMatchId: 'n' })
      expect(room.dialled).toBe(1)
    },
  )
})

test('a game that was settled while this client was away is over', async () => {
  room.cut(1006)
  room.over()
  await pass(3_000)
  expect(seen()).toMatchObject({ status: { kind: 'over' }, result: null })
})
