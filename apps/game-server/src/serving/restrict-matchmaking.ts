import { matchMaker } from '@colyseus/core'

/**
 * Colyseus' matchmaking routes answer any origin and let anybody make rooms: here only our pages may ask from a
 * browser, and joining by id is the only thing to ask for.
 */
export const restrictMatchmaking = (webOrigins: readonly string[]): void => {
  const { controller } = matchMaker
  controller.exposedMethods = ['joinById']
  controller.getCorsHeaders = (headers: Headers): Record<string, string> => {
    const origin = headers.get('origin')
    const allowed = origin !== null && webOrigins.includes(origin) ? origin : (webOrigins[0] ?? 'null')
    return { 'Access-Control-Allow-Origin': allowed, Vary: 'Origin' }
  }
}
