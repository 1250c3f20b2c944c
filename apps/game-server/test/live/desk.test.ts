import {
  DESK_ROUTES,
  deskAnswerSchema,
  POLICY,
  roomCodeSchema,
  USUAL_ROOM,
  type DeskAnswer,
  type TicketPurpose,
} from '@skelly/protocol'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { goToLobby, openRoomBy, sees } from '../world/lobbies.ts'
import { World, type Visitor } from '../world/world.ts'

const OPEN: TicketPurpose = { kind: 'open-room', options: USUAL_ROOM }
const WRONG = 'ZZZ2'
/** ms to wait after wrong codes here */
const WAIT = 6_000
/** Rooms from one address here: more than the other tests open from theirs. */
const MOST = 20

let world: World
let person: Visitor
let people = 0
beforeAll(async () => {
  world = await World.open({ emptyFor: 500, wrongCodesWithin: WAIT, roomsAnAddress: MOST })
  await world.server.terminate()
  await world.start({ TRUSTED_PROXIES: '127.0.0.1' })
})
beforeEach(async () => {
  person = await world.person(`Desk-${String((people += 1))}`)
})
afterAll(() => world.close())

interface Otherwise {
  readonly method?: string
  readonly body?: string
  readonly origin?: string
}

const ask = (route: string, ticket: string, from: string, otherwise: Otherwise = {}): Promise<Response> => {
  const { method = 'POST', body = null, origin } = otherwise
  const headers = { Authorization: `Bearer ${ticket}`, 'x-forwarded-for': from }
  return fetch(new URL(route, world.address), {
    method,
    body,
    headers: origin === undefined ? headers : { ...headers, Origin: origin },
  })
}

const answerTo = async (asked: Promise<Response>): Promise<DeskAnswer> =>
  deskAnswerSchema.parse(await (await asked).json())

const find = async (code: string, who: Visitor, from: string): Promise<DeskAnswer> =>
  answerTo(ask(DESK_ROUTES.find, await world.ticket(who, { kind: 'find-room', code }), from))

describe('opening', () => {
  test('each room has a code of its own', async () => {
    const names = Array.from({ length: 8 }, (_, nth) => `Opener-${String(nth)}`)
    const opened = await Promise.all(names.map(async (name) => openRoomBy(world, await world.person(name))))
    expect(new Set(opened.map(({ code }) => code)).size).toBe(8)
    for (const { code } of opened) expect(roomCodeSchema.safeParse(code).success).toBe(true)
  })

  test('of many that one person asks for at once only so many are opened', async () => {
    const open = async () => answerTo(ask(DESK_ROUTES.open, await world.ticket(person, OPEN), '10.0.0.2'))
    const answers = await Promise.all(Array.from({ length: 8 }, open))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(POLICY.rooms.openAPerson)
    const refused = answers.filter(({ ok }) => !ok)
    expect(refused).toEqual(Array(5).fill({ ok: false, refusal: 'too-many-rooms' }))
  })

  test('so many may be opened from one IPv6 network, by whomever and from whichever of its addresses', async () => {
    const open = async (nth: number): Promise<DeskAnswer> => {
      const from = `2001:db8:5:6::${nth.toString(16)}`
      return answerTo(ask(DESK_ROUTES.open, await world.ticket(await world.guest(), OPEN), from))
    }
    const answers = await Promise.all(Array.from({ length: MOST + 3 }, (_, nth) => open(nth)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(MOST)
    const refused = answers.filter(({ ok }) => !ok)
    expect(refused).toEqual(Array(3).fill({ ok: false, refusal: 'too-many-opened' }))
  })

  test('who sits at a table that is not finished opens none', async () => {
    const { people: players } = await world.game()
    const ticket = await world.ticket(players[0], OPEN)
    expect(await answerTo(ask(DESK_ROUTES.open, ticket, '10.0.0.1'))).toEqual({
      ok: false,
      refusal: 'already-playing',
    })
  })
})

describe('finding', () => {
  test('twenty wrong codes: ten answers, then a wait, for the person and for the address; then the right one', async () => {
    const host = await world.person('Host')
    const maker = goToLobby(world, host, (await openRoomBy(world, host)).roomId)
    const { code } = await sees(maker, ({ seats }) => seats.length === 1)
    const neighbour = await world.person('Neighbour')
    const tries = Array.from({ length: 20 }, () => find(WRONG, person, '10.0.1.1'))
    const answers = await Promise.all(tries)
    const wrong = { ok: false, refusal: 'no-such-room' }
    expect(answers.filter((answer) => !answer.ok && answer.refusal === wrong.refusal)).toEqual(
      Array(10).fill(wrong),
    )
    const waits = answers.flatMap((answer) => (answer.ok ? [] : (answer.retryAfter ?? [])))
    expect(waits).toHaveLength(10)
    const longest = Math.max(...waits)
    expect(longest).toBeLessThanOrEqual(WAIT)
    const elsewhere = [
      await find(code, person, '10.0.1.2'),
      await find(code, neighbour, '10.0.1.1'),
      await find(code, neighbour, '10.0.1.3'),
    ]
    expect(elsewhere).toMatchObject([{ refusal: 'wait' }, { refusal: 'wait' }, { ok: true }])
    // who has a place there comes back to it all the same
    expect(await find(code, host, '10.0.1.1')).toMatchObject({ ok: true })
    await new Promise((resolve) => setTimeout(resolve, longest + 50))
    expect(await find(code, person, '10.0.1.1')).toMatchObject({ ok: true })
  })

  test('the code of a closed room and one that never was get the same words', async () => {
    const { code, roomId } = await openRoomBy(world, person)
    expect(await find(code, person, '10.0.2.1')).toEqual({ ok: true, value: { roomId, code } })
    await expect
      .poll(async () => (await world.database.rooms.find(roomId))?.closedAt ?? null, { timeout: 10_000 })
      .not.toBeNull()
    const closed = await find(code, person, '10.0.2.1')
    expect(closed).toEqual(await find(WRONG, person, '10.0.2.1'))
    expect(closed).toEqual({ ok: false, refusal: 'no-such-room' })
  })
})

describe('the door', () => {
  test.each([
    { says: 'GET', init: { method: 'GET' }, status: 405 },
    { says: 'a body', init: { body: '{}' }, status: 413 },
    { says: 'a foreign page', init: { origin: 'http://elsewhere.test' }, status: 403 },
  ])('$says is answered with $status', async ({ init, status }) => {
    const response = await ask(DESK_ROUTES.open, await world.ticket(person, OPEN), '10.0.3.1', init)
    expect(response.status).toBe(status)
  })

  test('only our pages may read what it says', async () => {
    const ticket = await world.ticket(person, OPEN)
    const init = { origin: 'http://web.test' }
    const response = await ask(DESK_ROUTES.open, ticket, '10.0.3.2', init)
    expect(response.status).toBe(200)
    expect(response.headers.get('access-control-allow-origin')).toBe('http://web.test')
    const preflight = await ask(DESK_ROUTES.open, '', '10.0.3.2', { method: 'OPTIONS', ...init })
    expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([
      204,
      'http://web.test',
    ])
    expect(preflight.headers.get('access-control-allow-headers')).toContain('Authorization')
  })

  test('forged, used or for something else: the ticket is bad, and nothing is opened', async () => {
    const used = await world.ticket(person, OPEN)
    expect((await ask(DESK_ROUTES.open, used, '10.0.3.3')).status).toBe(200)
    const tickets = [
      '',
      'nonsense',
      used,
      await world.ticket(person, OPEN, Date.now(), 'another-secret-for-tests-only-012345678'),
      await world.ticket(person, { kind: 'find-room', code: WRONG }),
    ]
    for (const ticket of tickets) {
      const response = await ask(DESK_ROUTES.open, ticket, '10.0.3.3')
      expect([response.status, await response.json()]).toEqual([401, { ok: false, refusal: 'bad-ticket' }])
    }
  })

  test('while the database is away it says so', async () => {
    const ticket = await world.ticket(person, OPEN)
    world.stores.cut()
    try {
      const response = await ask(DESK_ROUTES.open, ticket, '10.0.3.4')
      expect([response.status, await response.json()]).toEqual([503, { ok: false, refusal: 'not-now' }])
    } finally {
      world.stores.mend()
    }
  })
})
