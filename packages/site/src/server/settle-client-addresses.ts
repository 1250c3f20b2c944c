import { clientAddress, type Trusted } from '@skelly/auth/addresses'
import { subscribe } from 'node:diagnostics_channel'
import { IncomingMessage } from 'node:http'

const headerText = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value.join(',') : value

const isStart = (message: unknown): message is { readonly request: IncomingMessage } =>
  typeof message === 'object' &&
  message !== null &&
  'request' in message &&
  message.request instanceof IncomingMessage

/**
 * Sets X-Forwarded-For of every request to the client's true address before Next looks at it. Next itself keeps
 * whatever a client wrote there, and hands no handler the socket to check it by.
 */
export const settleClientAddresses = (isTrusted: Trusted): void => {
  subscribe('http.server.request.start', (message) => {
    if (!isStart(message)) return
    const { headers, socket } = message.request
    const forwardedFor = headerText(headers['x-forwarded-for'])
    const { remoteAddress } = socket
    headers['x-forwarded-for'] = clientAddress({ remoteAddress, forwardedFor }, isTrusted)
  })
}
