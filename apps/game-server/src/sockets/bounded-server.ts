import { IncomingMessage, Server, ServerResponse } from 'node:http'

const LENGTH_REQUIRED = 411
const TOO_LARGE = 413

/** Answers a request that is for one of our own routes. @returns whether it was */
export type OwnRoutes = (request: IncomingMessage, response: ServerResponse) => boolean

/**
 * An HTTP server that hands on no request whose body is longer than so many bytes, or as long as its sender likes:
 * Colyseus takes all of it in before it looks at the ticket. Our own routes come before those of Colyseus.
 */
export const boundedServer = (longest: number, ownRoutes: OwnRoutes): Server =>
  new (class BoundedServer extends Server {
    override emit(event: string, ...details: unknown[]): boolean {
      const [request, response] = details
      if (event !== 'request' || !(request instanceof IncomingMessage)) return super.emit(event, ...details)
      if (!isResponse(response)) return super.emit(event, ...details)
      const fault = faultOf(request, longest)
      if (fault !== null) response.writeHead(fault, { connection: 'close' }).end()
      else if (!ownRoutes(request, response)) return super.emit(event, ...details)
      return true
    }
  })()

const isResponse = (value: unknown): value is ServerResponse => value instanceof ServerResponse

const faultOf = ({ headers }: IncomingMessage, longest: number): number | null => {
  if (headers['transfer-encoding'] !== undefined) return LENGTH_REQUIRED
  return Number(headers['content-length'] ?? 0) > longest ? TOO_LARGE : null
}
