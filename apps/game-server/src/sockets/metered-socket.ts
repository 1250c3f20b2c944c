import { getMessageBytes, Protocol } from '@colyseus/core'
import { CLOSE_CODES, WIRE_VERSION, type Refused, type RoomRefusal } from '@skelly/protocol'
import { WebSocket } from 'ws'
import { MessageMeter, type MessageLimits } from './message-meter.ts'

/** The only frames that our clients send; all others are misuse. */
const FRAMES: ReadonlySet<number> = new Set([
  Protocol.JOIN_ROOM,
  Protocol.LEAVE_ROOM,
  Protocol.ROOM_DATA,
  Protocol.PING,
])

/** A server's WebSocket that lets no message through to a room which is over the limits or not of our frames. */
export const meteredSocket = (limits: MessageLimits): typeof WebSocket =>
  class MeteredSocket extends WebSocket {
    readonly #meter = new MessageMeter(limits)

    override emit(event: string | symbol, ...details: unknown[]): boolean {
      const [data] = details
      if (event === 'message' && !(data instanceof Buffer && this.#lets(data))) return false
      return super.emit(event, ...details)
    }

    #lets(frame: Buffer): boolean {
      if (!FRAMES.has(frame[0] ?? 0)) return this.#closeForMisuse()
      const weighed = this.#meter.weigh(frame.byteLength, performance.now())
      switch (weighed) {
        case 'take':
          return true
        case 'too-large':
        case 'too-many':
          return this.#refuse(weighed)
        case 'drop':
          return false
        case 'close':
          return this.#closeForMisuse()
      }
    }

    #refuse(why: RoomRefusal): false {
      const refused: Refused = { message: '', ply: null, shotId: null, why }
      this.send(getMessageBytes.raw(Protocol.ROOM_DATA, 'refused', { v: WIRE_VERSION, ...refused }))
      return false
    }

    #closeForMisuse(): false {
      this.close(CLOSE_CODES.misuse)
      return false
    }
  }
