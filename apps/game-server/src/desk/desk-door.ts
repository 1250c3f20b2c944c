import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Trusted } from '@skelly/auth/addresses'
import { DESK_ROUTES, type DeskAnswer } from '@skelly/protocol'
import type { HostLog } from '../host/host-log.ts'
import type { TicketOffice } from '../rooms/ticket-office.ts'
import { isAllowedOrigin } from '../sockets/allowed-origin.ts'
import { allowOrigin } from '../sockets/allow-origin.ts'
import { requestAddress } from '../sockets/request-address.ts'
import type { RoomDesk } from './room-desk.ts'

export interface DoorParts {
  readonly desk: RoomDesk
  readonly office: TicketOffice
  /** The proxies in front of this process. */
  readonly isTrusted: Trusted
  /** Whether the code book is filled. */
  readonly isOpen: () => boolean
  readonly log: HostLog
}

const OK = 200
const UNAUTHORISED = 401
const FORBIDDEN = 403
const NOT_ALLOWED = 405
const TOO_LARGE = 413
const TOO_MANY = 429
const UNAVAILABLE = 503

const NOT_NOW: DeskAnswer = { ok: false, refusal: 'not-now' }
const STATUS: Partial<Record<string, number>> = {
  'bad-ticket': UNAUTHORISED,
  wait: TOO_MANY,
  'too-many-opened': TOO_MANY,
  'not-now': UNAVAILABLE,
}

/**
 * The desk's two HTTP routes: POST with the ticket as bearer and nothing else, from our pages alone.
 * @returns whether the request was for the desk; preflights are not
 */
export const deskDoor =
  (parts: DoorParts) =>
  (request: IncomingMessage, response: ServerResponse): boolean => {
    const route = Object.values(DESK_ROUTES).find((path) => path === request.url)
    if (route === undefined || request.method === 'OPTIONS') return false
    const { webOrigins } = parts.office
    for (const [name, value] of Object.entries(allowOrigin(request.headers.origin, webOrigins)))
      response.setHeader(name, value)
    const fault = faultOf(request, webOrigins)
    if (fault === null) void answer(parts, route, request).then((given) => reply(response, given))
    else response.writeHead(fault).end()
    return true
  }

const faultOf = ({ method, headers }: IncomingMessage, webOrigins: readonly string[]): number | null => {
  if (method !== 'POST') return NOT_ALLOWED
  if (!isAllowedOrigin(headers.origin, webOrigins)) return FORBIDDEN
  return Number(headers['content-length'] ?? 0) === 0 ? null : TOO_LARGE
}

const answer = async (
  { desk, office, isOpen, isTrusted, log }: DoorParts,
  route: string,
  request: IncomingMessage,
): Promise<DeskAnswer> => {
  try {
    if (!isOpen()) return NOT_NOW
    const [, ticket = ''] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? []
    const spent = await office.spend(ticket)
    if (!spent.ok) return { ok: false, refusal: 'bad-ticket' }
    const address = requestAddress(request, isTrusted)
    if (route === DESK_ROUTES.open) return await desk.open(spent.value, address)
    return await desk.find(spent.value, address)
  } catch (error) {
    log.warn({ error }, 'the desk could not answer')
    return NOT_NOW
  }
}

const reply = (response: ServerResponse, given: DeskAnswer): void => {
  const status = given.ok ? OK : (STATUS[given.refusal] ?? OK)
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  response.end(JSON.stringify(given))
}
