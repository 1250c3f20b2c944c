import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { CookieJar } from '../src/cookie-jar.ts'

/** Answers with what it was sent and gives the cookies that its path asks for. */
const mirror = (): Server =>
  createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://mirror')
    response.setHeader('set-cookie', searchParams.getAll('give'))
    if (pathname === '/away') response.writeHead(302, { location: '/elsewhere' })
    response.end(request.headers.cookie ?? '')
  })

let server: Server
let origin: string

beforeEach(async () => {
  server = mirror()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address: AddressInfo | string | null = server.address()
  origin = typeof address === 'object' ? `http://127.0.0.1:${String(address?.port)}` : ''
})
afterEach(() => new Promise((resolve) => server.close(resolve)))

const give = (...cookies: readonly string[]): string =>
  `${origin}/?${new URLSearchParams(cookies.map((cookie): [string, string] => ['give', cookie])).toString()}`

test('keeps what it is given and sends it back', async () => {
  const jar = new CookieJar()
  await jar.fetch(give('session=abc; Path=/; HttpOnly', 'csrf=x=y%7C'))
  const sent = await (await jar.fetch(origin)).text()
  expect(sent.split('; ').toSorted()).toEqual(['csrf=x=y%7C', 'session=abc'])
})

test('a newer cookie takes the place of the older, and one without age goes', async () => {
  const jar = new CookieJar()
  await jar.fetch(give('session=old', 'gone=1'))
  await jar.fetch(give('session=new', 'gone=; Max-Age=0'))
  expect(await (await jar.fetch(origin)).text()).toBe('session=new')
})

test('does not follow redirects, but keeps their cookies', async () => {
  const jar = new CookieJar()
  const response = await jar.fetch(`${origin}/away?give=kept=1`)
  expect(response.status).toBe(302)
  expect(await (await jar.fetch(origin)).text()).toBe('kept=1')
})
