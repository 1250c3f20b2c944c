import { matchMaker } from '@colyseus/core'
import { allowOrigin } from '../sockets/allow-origin.ts'

/**
 * Colyseus' matchmaking routes answer any origin and let anybody make rooms: here only our pages may ask from a
 * browser, and joining by id is the only thing to ask for.
 */
export const restrictMatchmaking = (webOrigins: readonly string[]): void => {
  const { controller } = matchMaker
  controller.exposedMethods = ['joinById']
  controller.getCorsHeaders = (headers: Headers): Record<string, string> =>
    allowOrigin(headers.get('origin'), webOrigins)
}
