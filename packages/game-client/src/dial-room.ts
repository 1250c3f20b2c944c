import { Client, MatchMakeError, ServerError } from '@colyseus/sdk'
import { CLOSE_CODES } from '@skelly/protocol'
import type { Dial, Dialled } from './room-line.ts'

/** How the game server's matchmaking answers (HTTP): the ticket is not taken, or this person may not join. */
const UNAUTHORISED = 401
const FORBIDDEN = 403

/**
 * Connects over Colyseus' SDK, without its own reconnection: coming back is a fresh join with a fresh ticket.
 * @param joining what is said of oneself beside the ticket
 */
export const dialRoom =
  (roomId: string, joining: object = {}): Dial =>
  async ({ address, ticket }, events) => {
    const client = new Client(address, { headers: { Authorization: `Bearer ${ticket}` } })
    try {
      const room = await client.joinById(roomId, joining)
      room.reconnection.enabled = false
      room.onMessage('*', (type, message) => events.message(String(type), message))
      room.onStateChange((state) => events.state(plain(state)))
      room.onLeave((code) => events.closed(code))
      return {
        kind: 'connected',
        wire: {
          send: (type, message) => room.send(type, message),
          close: (code) => room.connection.close(code),
        },
      }
    } catch (error) {
      return refusalOf(error)
    }
  }

/** A schema's lists are no arrays: what is told is plain data. */
const plain = (state: unknown): unknown => JSON.parse(JSON.stringify(state))

/** A room refuses at its matchmaking, or at the door when the socket is open already, where the crowd is sent away. */
const refusalOf = (error: unknown): Dialled => {
  if (!(error instanceof MatchMakeError) && !(error instanceof ServerError)) throw error
  if (error.code === UNAUTHORISED) return { kind: 'ticket-refused' }
  if (error.code === CLOSE_CODES.crowded) return { kind: 'crowded' }
  if (error.code === FORBIDDEN) return { kind: 'forbidden', why: error.message }
  throw error
}
