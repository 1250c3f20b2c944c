import type { IncomingMessage } from 'node:http'
import { clientAddress } from './client-address.ts'
import { networkOf } from './network-of.ts'

/** The address that a request comes from, or its IPv6 network, as far as our proxies tell. */
export const requestAddress = (request: IncomingMessage, trustedProxies: readonly string[]): string => {
  const forwarded = request.headers['x-forwarded-for']
  const forwardedFor = Array.isArray(forwarded) ? forwarded.join(',') : forwarded
  const sender = { remoteAddress: request.socket.remoteAddress, forwardedFor }
  return networkOf(clientAddress(sender, trustedProxies))
}
