import { expect, test } from 'vitest'
import { isOwnRequest } from '../../src/server/is-own-request.ts'

const HOME = 'https://desk.example.org'

const request = (headers: Readonly<Record<string, string>>, method = 'POST') =>
  new Request('http://10.0.0.1:3101/api/trpc/cases.decide', { method, headers })

test.each([
  { from: 'a page of the site', headers: { origin: HOME, host: '10.0.0.1:3101' }, own: true },
  { from: 'another name of the machine', headers: { origin: 'http://a:1', host: 'a:1' }, own: true },
  { from: 'no browser', headers: { host: 'desk.example.org' }, own: true },
  { from: 'another site', headers: { origin: 'http://evil.example', host: 'desk.example.org' }, own: false },
  { from: 'another port', headers: { origin: 'http://a:2', host: 'a:1' }, own: false },
  { from: 'a frame without an origin', headers: { origin: 'null', host: 'desk.example.org' }, own: false },
])('a call from $from', ({ headers, own }) => {
  expect(isOwnRequest(request(headers), HOME)).toBe(own)
})

test('reading changes nothing, wherever it comes from', () => {
  expect(isOwnRequest(request({ origin: 'http://evil.example', host: 'a' }, 'GET'), HOME)).toBe(true)
})
