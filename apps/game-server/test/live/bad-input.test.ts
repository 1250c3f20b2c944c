import { GRID, seatAt, skelly, streetCourt } from '@skelly/engine'
import { CLOSE_CODES, ROOMS } from '@skelly/protocol'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { RawClient } from '../world/raw-client.ts'
import { atLeast, NUDGE, turnOf } from '../world/turns.ts'
import { until } from '../world/until.ts'
import { World, type Game } from '../world/world.ts'

let world: World
beforeAll(async () => {
  world = await World.open({ pingEvery: 1_000 })
})
afterAll(() => world.close())

/** Takes a seat over from its client, and says what it likes. */
const raw = async (game: Game, seat: 0 | 1): Promise<RawClient> => {
  const ticket = await world.ticket(game.people[seat], { kind: 'match', matchId: game.matchId, as: 'player' })
  return RawClient.join(world.address, game.matchId, { Authorization: `Bearer ${ticket}` })
}

const journalled = async ({ matchId }: Game): Promise<number> =>
  (await world.database.journal.of(matchId)).length

const ID = 'a'.repeat(32)
const FLICK = { ply: 0, shotId: ID, ...NUDGE }

describe('a message is refused with a word and changes nothing', () => {
  let game: Game
  let mover: RawClient
  beforeAll(async () => {
    game = await world.game()
    mover = await raw(game, 0)
  })

  const start = streetCourt.start ?? { left: 0, top: 0, right: 0, bottom: 0 }
  const inGrid = (x: number, y: number) => ({ ply: 0, x: x * GRID, y: y * GRID })

  test.each([
    { says: 'strength 0', type: 'flick', message: { ...FLICK, strength: 0 }, why: 'bad-flick' },
    { says: 'strength 1001', type: 'flick', message: { ...FLICK, strength: 1001 }, why: 'bad-flick' },
    { says: 'strength NaN', type: 'flick', message: { ...FLICK, strength: NaN }, why: 'unreadable' },
    { says: 'strength 1.5', type: 'flick', message: { ...FLICK, strength: 1.5 }, why: 'unreadable' },
    { says: 'no direction (R3.8)', type: 'flick', message: { ...FLICK, dx: 0, dy: 0 }, why: 'bad-flick' },
    {
      says: 'a direction beyond the limit',
      type: 'flick',
      message: { ...FLICK, dx: 1_048_577 },
      why: 'bad-flick',
    },
    { says: 'no id', type: 'flick', message: { ...FLICK, shotId: 'x' }, why: 'unreadable' },
    { says: 'more than was asked for', type: 'flick', message: { ...FLICK, seat: 1 }, why: 'unreadable' },
    { says: 'another ply', type: 'flick', message: { ...FLICK, ply: 7 }, why: 'wrong-ply' },
    { says: 'nothing', type: 'flick', message: undefined, why: 'unreadable' },
    { says: 'a word', type: 'set-down', message: 'here', why: 'unreadable' },
    { says: 'words of their own', type: 'say', message: { word: 'you cheat' }, why: 'unreadable' },
    { says: 'a tap on no cap', type: 'tap', message: { cap: 7 }, why: 'not-at-the-table' },
    { says: 'a rematch of a game that goes on', type: 'rematch', message: { wish: true }, why: 'no-rematch' },
    {
      says: 'set down on the chalk',
      type: 'set-down',
      message: inGrid(start.left + 5, start.top + 50),
      why: 'on-the-chalk',
    },
    {
      says: 'set down outside',
      type: 'set-down',
      message: inGrid(start.left - 200, start.top + 50),
      why: 'outside-the-box',
    },
  ])('$says: $why', async ({ type, message, why }) => {
    const before = await journalled(game)
    const refused = mover.refusal()
    mover.send(type, message)
    expect(await refused).toMatchObject({ message: type, why })
    expect(await journalled(game)).toBe(before)
  })

  test('set down on another cap: on-another-cap', async () => {
    const other = (await atLeast(game.clients[1], 1)).state.caps[1]?.at ?? { x: 0, y: 0 }
    const refused = mover.refusal()
    mover.send('set-down', inGrid(other.x, other.y))
    expect(await refused).toMatchObject({ message: 'set-down', why: 'on-another-cap' })
  })

  test('2 KB: too-large', async () => {
    const refused = mover.refusal()
    mover.send('flick', { ...FLICK, more: 'x'.repeat(2_048) })
    expect(await refused).toMatchObject({ why: 'too-large' })
  })
})

describe('out of turn', () => {
  test('a flick by the other player: not-your-turn', async () => {
    const { clients } = await world.game()
    await turnOf(clients[0])
    const shotId = clients[1].flick(NUDGE)
    const refusal = await until(clients[1], (snapshot) => snapshot.refusal)
    expect(refusal).toMatchObject({ message: 'flick', shotId, why: 'not-your-turn' })
    expect(clients[1].getSnapshot().pending).toBe(null)
  })

  test('a second flick for the same turn is refused, the first one stands', async () => {
    const game = await world.game()
    await turnOf(game.clients[0])
    const mover = await raw(game, 0)
    const refused = mover.refusal()
    mover.send('flick', FLICK)
    mover.send('flick', { ...FLICK, shotId: 'b'.repeat(32) })
    expect(await refused).toMatchObject({ shotId: 'b'.repeat(32), why: 'not-your-turn' })
    expect(await journalled(game)).toBe(2)
  })
})

describe('misuse is closed, and nobody else notices', () => {
  let game: Game
  beforeEach(async () => {
    game = await world.game()
  })

  test.each<{ says: string; act: (client: RawClient) => void; code: number }>([
    { says: 'an unknown message', act: (client) => client.send('cheat', {}), code: CLOSE_CODES.misuse },
    { says: '__proto__', act: (client) => client.send('__proto__', {}), code: CLOSE_CODES.misuse },
    { says: 'over 4 KB', act: (client) => client.send('flick', { more: 'x'.repeat(5_000) }), code: 1009 },
    {
      says: 'a frame that is none of ours',
      act: (client) => client.sendFrame(new Uint8Array([21, 1, 2, 3])),
      code: CLOSE_CODES.misuse,
    },
    { says: 'an empty frame', act: (client) => client.sendFrame(new Uint8Array()), code: CLOSE_CODES.misuse },
    ...[
      { says: 'cut off', frame: [13, 0xa3, 97, 105, 109, 0xdc], code: 4002 },
      { says: 'without a type', frame: [13], code: CLOSE_CODES.misuse },
      { says: 'with a type of 4 GB', frame: [13, 0xdb, 255, 255, 255, 255], code: CLOSE_CODES.misuse },
      { says: 'with a type that is no text', frame: [13, 0xc1, 1], code: CLOSE_CODES.misuse },
    ].map(({ says, frame, code }) => ({
      says: `a frame ${says}`,
      act: (client: RawClient) => client.sendFrame(Uint8Array.from(frame)),
      code,
    })),
  ])('$says', async ({ act, code }) => {
    const client = await raw(game, 0)
    act(client)
    expect(await client.closed).toBe(code)
    expect(game.clients[1].getSnapshot().status.kind).toBe('live')
  })

  test('more than 20 messages a second: a warning, and the next time the end', async () => {
    const client = await raw(game, 0)
    const flood = (): void => {
      for (let n = 0; n < 40; n += 1) client.send('since', { seq: 1 })
    }
    const refused = client.refusal()
    flood()
    expect(await refused).toMatchObject({ why: 'too-many' })
    await new Promise((resolve) => setTimeout(resolve, 1_100))
    flood()
    expect(await client.closed).toBe(CLOSE_CODES.misuse)
  })
})

describe('the door', () => {
  let game: Game
  beforeAll(async () => {
    game = await world.game()
  })

  const join = async (ticket: string, roomId = game.matchId, headers: Record<string, string> = {}) => {
    const response = await fetch(`${world.address}/matchmake/joinById/${roomId}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${ticket}`, ...headers },
      body: '{}',
    })
    return { status: response.status, answer: (await response.json()) as { readonly error?: string } }
  }
  const purpose = () => ({ kind: 'match', matchId: game.matchId, as: 'player' }) as const

  test('a ticket is used once', async () => {
    const ticket = await world.ticket(game.people[0], purpose())
    expect((await join(ticket)).status).toBe(200)
    expect(await join(ticket)).toMatchObject({ status: 401, answer: { error: 'spent-ticket' } })
  })

  test.each<{ says: string; ticket: () => Promise<string>; error: string }>([
    { says: 'none', ticket: async () => '', error: 'bad-ticket' },
    { says: 'an unknown one', ticket: async () => 'eyJhbGciOiJub25lIn0.e30.', error: 'bad-ticket' },
    {
      says: 'one that ran out',
      ticket: () => world.ticket(game.people[0], purpose(), Date.now() - 120_000),
      error: 'expired-ticket',
    },
    {
      says: 'one for the queue',
      ticket: () => world.ticket(game.people[0], { kind: 'ranked-queue', fill: 'tar' }),
      error: 'other-purpose',
    },
    {
      says: 'one signed by somebody else',
      ticket: () =>
        world.ticket(game.people[0], purpose(), Date.now(), 'another-secret-0123456789abcdefghij'),
      error: 'bad-ticket',
    },
  ])('$says is refused: $error', async ({ ticket, error }) => {
    expect(await join(await ticket())).toMatchObject({ status: 401, answer: { error } })
  })

  test('a stranger with a ticket for this match, and a player with one for another, are refused', async () => {
    const stranger = await world.person('Stranger')
    const tickets = [
      await world.ticket(stranger, purpose()),
      await world.ticket(game.people[0], {
        kind: 'match',
        matchId: '0192f0a0-0000-7000-8000-000000000001',
        as: 'player',
      }),
    ]
    for (const ticket of tickets) {
      await expect(
        RawClient.join(world.address, game.matchId, { Authorization: `Bearer ${ticket}` }),
      ).rejects.toMatchObject({ code: 403 })
    }
    expect(game.clients[0].getSnapshot().status.kind).toBe('live')
  })

  test('a foreign origin is refused, ours is answered by name', async () => {
    const ticket = await world.ticket(game.people[0], purpose())
    expect(await join(ticket, game.matchId, { origin: 'http://elsewhere.test' })).toMatchObject({
      status: 403,
    })
    const foreign = await fetch(`${world.address}/matchmake/joinById/x`, {
      method: 'OPTIONS',
      headers: { origin: 'http://elsewhere.test' },
    })
    expect(foreign.headers.get('access-control-allow-origin')).toBe('http://web.test')
    expect((await join(ticket, game.matchId, { origin: 'http://web.test' })).status).toBe(200)
  })

  test.each(['create', 'joinOrCreate', 'join', 'reconnect'])(
    'nobody makes rooms or finds them: %s',
    async (method) => {
      const response = await fetch(`${world.address}/matchmake/${method}/${ROOMS.match}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      })
      expect(response.ok).toBe(false)
    },
  )

  test.each([
    { says: 'of 8 KB', body: 'x'.repeat(8_000), status: 413 },
    { says: 'without an end', body: new Blob(['{}']).stream(), status: 411 },
  ])('a body $says is not even read', async ({ body, status }) => {
    const response = await fetch(`${world.address}/matchmake/joinById/${game.matchId}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      duplex: 'half',
    })
    expect(response.status).toBe(status)
  })

  test('a second tab takes over, the first is told, and the first may take it back', async () => {
    const first = game.clients[0]
    const second = world.client(game.people[0], game.matchId)
    await until(first, ({ status }) => (status.kind === 'taken-over' ? status : null))
    expect((await turnOf(second)).ply).toBe(0)
    expect(skelly.mover((await turnOf(second)).state)).toBe(seatAt(0))
    first.connect()
    await until(second, ({ status }) => (status.kind === 'taken-over' ? status : null))
    await until(first, ({ status }) => (status.kind === 'live' ? status : null))
  })
})
