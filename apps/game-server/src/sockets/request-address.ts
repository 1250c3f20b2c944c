import type { IncomingMessage } from 'node:http'
import { clientAddress } from './client-address.ts'

/** The address that a request comes from, as far as our proxies tell. */
export const requestAddress = (request: IncomingMessage, trustedProxies: readonly string[]): string => {
  const forwarded = request.headers['x-forwarded-for']
  const forwardedFor = Array.isArray(forwarded) ? forwarded.join(',') : forwarded
  return clientAddress({ remoteAddress: request.socket.remoteAddress, forwardedFor }, trustedProxies)
}
