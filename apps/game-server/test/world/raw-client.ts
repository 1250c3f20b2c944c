import { Client, type Room } from '@colyseus/sdk'
import type { Refused } from '@skelly/protocol'

/** A hand-made connection that says what it likes. */
export class RawClient {
  readonly #room: Room
  readonly heard: { readonly type: string; readonly message: unknown }[] = []
  readonly closed: Promise<number>

  private constructor(room: Room) {
    this.#room = room
    room.reconnection.enabled = false
    room.onMessage('*', (type, message: unknown) => this.heard.push({ type: String(type), message }))
    this.closed = new Promise((resolve) => room.onLeave((code) => resolve(code)))
  }

  static async join(address: string, roomId: string, headers: Record<string, string>): Promise<RawClient> {
    const client = new Client(address, { headers })
    return new RawClient(await client.joinById(roomId))
  }

  send(type: string, message?: unknown): void {
    this.#room.send(type, message)
  }

  /** Bytes as they are, past the SDK. */
  sendFrame(bytes: Uint8Array): void {
    this.#room.connection.send(bytes)
  }

  close(): void {
    void this.#room.leave(false)
  }

  /** Resolves with the refusal that comes next. */
  async refusal(): Promise<Refused> {
    const known = this.heard.filter(({ type }) => type === 'refused').length
    for (let tries = 0; tries < 500; tries += 1) {
      const refusals = this.heard.filter(({ type }) => type === 'refused')
      const next = refusals[known]
      if (next !== undefined) return next.message as Refused
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
    throw new Error('nothing was refused')
  }
}
