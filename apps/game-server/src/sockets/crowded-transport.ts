import type { AuthContext } from '@colyseus/core'
import { WebSocketTransport } from '@colyseus/ws-transport'
import { CLOSE_CODES } from '@skelly/protocol'
import type { IncomingMessage } from 'node:http'
import type { WebSocket } from 'ws'

/** ms for somebody who is sent away to take the word with them. */
const TO_HEAR_IT = 2_000

/**
 * Colyseus' WebSockets, but for those who are sent away as soon as they are open. A browser tells nobody why a handshake
 * was refused: only a connection that was open once can be closed with a word.
 */
export const crowdedTransport = (
  isSentAway: (request: IncomingMessage) => boolean,
): typeof WebSocketTransport =>
  class CrowdedTransport extends WebSocketTransport {
    protected override async onConnection(
      socket: WebSocket & { pingCount: number },
      request: IncomingMessage,
      upgrade?: { readonly url: URL; readonly context: AuthContext },
    ): Promise<void> {
      if (isSentAway(request)) sendAway(socket)
      else await super.onConnection(socket, request, upgrade)
    }
  }

const sendAway = (socket: WebSocket): void => {
  const end = (): void => socket.terminate()
  socket.on('error', end)
  socket.close(CLOSE_CODES.crowded)
  setTimeout(end, TO_HEAR_IT).unref()
}
