import { Client, MatchMakeError, type Room } from '@colyseus/sdk'
import type { Admission } from '@skelly/protocol'

interface Heard {
  readonly type: string
  readonly message: Readonly<Record<string, unknown>>
}

/** A seat taken by a bare socket that says whatever it likes, past the page and its checks. */
export class RawSeat {
  readonly heard: Heard[] = []
  /** The code that the server closed with, once it has. */
  closedWith: number | null = null
  readonly #room: Room

  private constructor(room: Room) {
    this.#room = room
    room.reconnection.enabled = false
    room.onMessage('*', (type: string | number, message: unknown) => this.#hear(String(type), message))
    room.onLeave((code: number) => {
      this.closedWith = code
    })
  }

  /** Joins with a ticket; a string is the HTTP status that it was refused with. */
  static async join(roomId: string, { address, ticket }: Admission): Promise<RawSeat | number> {
    const client = new Client(address, { headers: { Authorization: `Bearer ${ticket}` } })
    try {
      return new RawSeat(await client.joinById(roomId))
    } catch (problem) {
      if (problem instanceof MatchMakeError) return problem.code
      throw problem
    }
  }

  say(type: string, message: unknown): void {
    this.#room.send(type, message)
  }

  /** Says something and answers what the server says to it: `refused` with its word, or `happened`. */
  async ask(type: string, message: unknown): Promise<string> {
    const before = this.heard.length
    this.say(type, message)
    const answer = await this.#after(before, ({ type: told }) => told === 'refused' || told === 'happened')
    return answer.type === 'refused' ? String(answer.message['why']) : answer.type
  }

  /** The first message of that type, also one that has been heard already. */
  async first(type: string): Promise<Readonly<Record<string, unknown>>> {
    return (await this.#after(0, (heard) => heard.type === type)).message
  }

  close(): void {
    void this.#room.leave(false)
  }

  #hear(type: string, message: unknown): void {
    if (typeof message === 'object' && message !== null) this.heard.push({ type, message: { ...message } })
  }

  async #after(place: number, fits: (heard: Heard) => boolean): Promise<Heard> {
    for (let tries = 0; tries < 200; tries += 1) {
      const answer = this.heard.slice(place).find(fits)
      if (answer !== undefined) return answer
      await new Promise((resolve) => setTimeout(resolve, 25))
    }
    throw new Error(`no answer; heard ${JSON.stringify(this.heard.slice(place))}`)
  }
}
