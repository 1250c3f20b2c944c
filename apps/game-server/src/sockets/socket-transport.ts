import type { WebSocketTransport } from '@colyseus/ws-transport'
import type { Trusted } from '@skelly/auth/addresses'
import type { Policy } from '@skelly/protocol'
import type { IncomingMessage } from 'node:http'
import { AddressGate } from './address-gate.ts'
import { isAllowedOrigin } from './allowed-origin.ts'
import { boundedServer, type OwnRoutes } from './bounded-server.ts'
import { crowdedTransport } from './crowded-transport.ts'
import { meteredSocket } from './metered-socket.ts'
import { requestAddress } from './request-address.ts'

export interface SocketRules {
  readonly policy: Policy
  readonly webOrigins: readonly string[]
  /** The proxies in front of this process. */
  readonly isTrusted: Trusted
}

type Verdict = (isLetIn: boolean, code?: number, message?: string) => void

const FORBIDDEN = 403
const TOO_MANY = 429

/**
 * Colyseus' WebSockets, with our door (origin, sockets an address), our limits on messages and our own routes. One
 * socket too many is told so and closed; whoever comes with as many again is not let in at all.
 */
export const socketTransport = (rules: SocketRules, ownRoutes: OwnRoutes): WebSocketTransport => {
  const gate = new AddressGate(rules.policy.socketsAnAddress)
  const anteroom = new AddressGate(rules.policy.socketsAnAddress)
  const sentAway = new WeakSet<IncomingMessage>()
  const Transport = crowdedTransport((request) => sentAway.has(request))
  return new Transport({
    server: boundedServer(rules.policy.messages.closeOver, ownRoutes),
    maxPayload: rules.policy.messages.closeOver,
    WebSocket: meteredSocket(rules.policy.messages),
    verifyClient: ({ req }: { readonly req: IncomingMessage }, verdict: Verdict) => {
      if (!isAllowedOrigin(req.headers.origin, rules.webOrigins)) return verdict(false, FORBIDDEN)
      const address = requestAddress(req, rules.isTrusted)
      const place = gate.enter(address)
      const leave = place ?? anteroom.enter(address)
      if (leave === null) return verdict(false, TOO_MANY)
      if (place === null) sentAway.add(req)
      req.socket.once('close', leave)
      verdict(true)
    },
  })
}
