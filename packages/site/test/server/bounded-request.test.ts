import { expect, test } from 'vitest'
import { boundedRequest } from '../../src/server/bounded-request.ts'

const ADDRESS = 'https://skelly.example/api/trpc/challenges.send?batch=1'
const MOST = 1_000

const post = (body: BodyInit, headers: Record<string, string> = {}): Request =>
  new Request(ADDRESS, { method: 'POST', headers, body, duplex: 'half' } as RequestInit)

/** A body that never ends and says nothing of its length; `asked` counts how much of it was read. */
const endless = (asked: { chunks: number }): ReadableStream<Uint8Array> =>
  new ReadableStream({
    pull: (controller) => {
      asked.chunks += 1
      controller.enqueue(new Uint8Array(100))
    },
  })

test('what is not too long comes through as it was', async () => {
  const headers = { 'content-type': 'application/json', cookie: 'session=1' }
  const bounded = await boundedRequest(post('{"game":"é"}', headers), MOST)
  expect(bounded?.url).toBe(ADDRESS)
  expect(bounded?.method).toBe('POST')
  expect(bounded?.headers.get('cookie')).toBe('session=1')
  expect(bounded?.headers.get('content-type')).toBe('application/json')
  expect(await bounded?.json()).toEqual({ game: 'é' })
})

test('a question without a body is the same question', async () => {
  const request = new Request(ADDRESS)
  expect(await boundedRequest(request, MOST)).toBe(request)
})

test('as much as is allowed, and a byte more', async () => {
  expect(await (await boundedRequest(post('x'.repeat(MOST)), MOST))?.text()).toHaveLength(MOST)
  expect(await boundedRequest(post('x'.repeat(MOST + 1)), MOST)).toBeNull()
})

test('a length that is told is believed where it is too much', async () => {
  const asked = { chunks: 0 }
  const request = post(endless(asked), { 'content-length': '5000000' })
  expect(await boundedRequest(request, MOST)).toBeNull()
  expect(asked.chunks).toBeLessThan(3)
})

test('what never ends is not read on', async () => {
  const asked = { chunks: 0 }
  expect(await boundedRequest(post(endless(asked)), MOST)).toBeNull()
  expect(asked.chunks).toBeLessThan(20)
})
