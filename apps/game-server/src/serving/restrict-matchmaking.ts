import { matchMaker } from '@colyseus/core'
import type { HostLog } from '../host/host-log.ts'
import { orNotNow } from '../rooms/or-not-now.ts'
import { allowOrigin } from '../sockets/allow-origin.ts'

/**
 * Colyseus' matchmaking routes answer any origin, let anybody make rooms and tell strangers what went wrong inside: here
 * only our pages may ask from a browser, joining by id is the only thing to ask for, and our words are all that is said.
 */
export const restrictMatchmaking = (webOrigins: readonly string[], log: HostLog): void => {
  const { controller } = matchMaker
  const invoke = controller.invokeMethod.bind(controller)
  controller.exposedMethods = ['joinById']
  controller.invokeMethod = (...asked) => orNotNow(log, invoke(...asked))
  controller.getCorsHeaders = (headers: Headers): Record<string, string> =>
    allowOrigin(headers.get('origin'), webOrigins)
}
