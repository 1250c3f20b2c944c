import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findRoom, openRoom } from '../src/desk.ts'

const ROOM = { ok: true, value: { roomId: '00000000-0000-4000-8000-000000000001', code: 'K7QM' } }
const WAIT = { ok: false, refusal: 'wait', retryAfter: 42_000 }

let server: Server
let address: string
let answer: string
let asked: readonly string[]

beforeEach(async () => {
  asked = []
  server = createServer(({ method, url, headers }, response) => {
    asked = [...asked, `${String(method)} ${String(url)} ${String(headers.authorization)}`]
    response.end(answer)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

test('the ticket goes to the route, and the answer comes back', async () => {
  answer = JSON.stringify(ROOM)
  expect(await openRoom({ address, ticket: 'one' })).toEqual(ROOM)
  answer = JSON.stringify(WAIT)
  expect(await findRoom({ address, ticket: 'two' })).toEqual(WAIT)
  expect(asked).toEqual(['POST /desk/open Bearer one', 'POST /desk/find Bearer two'])
})

test.each(['no json', '{"ok":true}', '{"ok":false,"refusal":"because"}'])('%s is no answer', async (text) => {
  answer = text
  expect(await findRoom({ address, ticket: 'one' })).toEqual({ ok: false, refusal: 'not-now' })
})

test('nobody there is no answer either', async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  expect(await openRoom({ address, ticket: 'one' })).toEqual({ ok: false, refusal: 'not-now' })
})
