import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import NextAuth, { getServerSession, type AuthOptions } from 'next-auth'
import { adminSessionId, sessionPlayer } from '../../src/index.ts'

/** next-auth behind a plain HTTP server, as Next's pages would call it. `/me` answers with the session's player, and the session at the desk. */
export const startAuthServer = async (options: AuthOptions): Promise<{ url: string; stop: () => void }> => {
  const server = createServer((request, response) => {
    void answer(options, request, response)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() }
}

const answer = async (
  options: AuthOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const url = new URL(request.url ?? '/', 'http://localhost')
  const pairs = (request.headers.cookie ?? '').split('; ').map((pair) => pair.split('=', 2))
  const body: Record<string, string> = Object.fromEntries(new URLSearchParams(await text(request)))
  const nextauth = url.pathname.split('/').slice(3)
  const asked = Object.assign(request, {
    body,
    cookies: Object.fromEntries(pairs.map(([name = '', value = '']) => [name, decodeURIComponent(value)])),
    query: { ...Object.fromEntries(url.searchParams), nextauth },
  })
  const told = Object.assign(response, {
    status: (code: number) => Object.assign(told, { statusCode: code }),
    json: (value: unknown) =>
      response.setHeader('content-type', 'application/json').end(JSON.stringify(value)),
    send: (value: unknown) => response.end(typeof value === 'string' ? value : JSON.stringify(value ?? '')),
  })
  if (url.pathname !== '/me') {
    const handle = NextAuth(options) as (request: object, response: object) => Promise<void>
    await handle(asked, told)
    return
  }
  const session = await getServerSession(asked as never, told as never, options)
  told.json({ player: sessionPlayer(session), desk: adminSessionId(session) })
}
