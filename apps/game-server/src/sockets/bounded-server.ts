import { IncomingMessage, Server, ServerResponse } from 'node:http'

const LENGTH_REQUIRED = 411
const TOO_LARGE = 413

/**
 * An HTTP server that hands on no request whose body is longer than so many bytes, or as long as its sender likes:
 * Colyseus takes all of it in before it looks at the ticket.
 */
export const boundedServer = (longest: number): Server =>
  new (class BoundedServer extends Server {
    override emit(event: string, ...details: unknown[]): boolean {
      const [request, response] = details
      const isRequest = event === 'request' && request instanceof IncomingMessage
      const fault = isRequest ? faultOf(request, longest) : null
      if (fault === null || !(response instanceof ServerResponse)) return super.emit(event, ...details)
      response.writeHead(fault, { connection: 'close' }).end()
      return true
    }
  })()

const faultOf = ({ headers }: IncomingMessage, longest: number): number | null => {
  if (headers['transfer-encoding'] !== undefined) return LENGTH_REQUIRED
  return Number(headers['content-length'] ?? 0) > longest ? TOO_LARGE : null
}
