import { WebSocketTransport } from '@colyseus/ws-transport'
import type { Trusted } from '@skelly/auth/addresses'
import type { Policy } from '@skelly/protocol'
import type { IncomingMessage } from 'node:http'
import { AddressGate } from './address-gate.ts'
import { isAllowedOrigin } from './allowed-origin.ts'
import { boundedServer, type OwnRoutes } from './bounded-server.ts'
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

/** Colyseus' WebSockets, with our door (origin, sockets an address), our limits on messages and our own routes. */
export const socketTransport = (rules: SocketRules, ownRoutes: OwnRoutes): WebSocketTransport => {
  const gate = new AddressGate(rules.policy.socketsAnAddress)
  return new WebSocketTransport({
    server: boundedServer(rules.policy.messages.closeOver, ownRoutes),
    maxPayload: rules.policy.messages.closeOver,
    WebSocket: meteredSocket(rules.policy.messages),
    verifyClient: ({ req }: { readonly req: IncomingMessage }, verdict: Verdict) => {
      if (!isAllowedOrigin(req.headers.origin, rules.webOrigins)) return verdict(false, FORBIDDEN)
      const leave = gate.enter(requestAddress(req, rules.isTrusted))
      if (leave === null) return verdict(false, TOO_MANY)
      req.socket.once('close', leave)
      verdict(true)
    },
  })
}
