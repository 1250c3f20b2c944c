import { clientAddress, networkOf, type Trusted } from '@skelly/auth/addresses'
import type { IncomingMessage } from 'node:http'

/** What a request's limits are counted by: the address it comes from or its IPv6 network, as far as our proxies tell. */
export const requestAddress = ({ headers, socket }: IncomingMessage, isTrusted: Trusted): string => {
  const forwarded = headers['x-forwarded-for']
  const forwardedFor = Array.isArray(forwarded) ? forwarded.join(',') : forwarded
  return networkOf(clientAddress({ remoteAddress: socket.remoteAddress, forwardedFor }, isTrusted))
}
