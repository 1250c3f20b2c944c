import { ok, refuse } from '@skelly/engine'
import { WIRE_VERSION } from '@skelly/protocol'
import type { Admitted } from '../src/admit.ts'
import type { Dial, Dialled, WireEvents } from '../src/room-line.ts'

export interface Sent {
  readonly type: string
  readonly message: unknown
}

/** A room in memory: connections can be refused, cut and spoken over. */
export class FakeRoom {
  sent: readonly Sent[] = []
  /** How often somebody came with a ticket. */
  dialled = 0
  /** What is answered to the next connections; the room itself when there is nothing left. */
  answers: (Dialled | 'away' | 'hangs')[] = []
  admission: Admitted = ok({ address: 'http://game.test', ticket: 'a ticket' })
  #events: WireEvents | null = null
  #hanging: ((dialled: Dialled) => void) | null = null

  readonly admit = async (): Promise<Admitted> => this.admission

  readonly dial: Dial = async (_admission, events) => {
    this.dialled += 1
    const answer = this.answers.shift()
    if (answer === 'away') throw new Error('away')
    if (answer === 'hangs') return new Promise((resolve) => (this.#hanging = resolve))
    if (answer !== undefined) return answer
    this.#events = events
    const wire = {
      send: (type: string, message: unknown) => (this.sent = [...this.sent, { type, message }]),
      close: () => (this.#events = null),
    }
    return { kind: 'connected', wire }
  }

  /** What hung is a connection after all, without anybody to hear it. */
  comesThrough(): void {
    this.#hanging?.({ kind: 'connected', wire: { send: () => undefined, close: () => undefined } })
  }

  get isConnected(): boolean {
    return this.#events !== null
  }

  say(type: string, message: object): void {
    this.#events?.message(type, { v: WIRE_VERSION, ...message })
  }

  show(state: unknown): void {
    this.#events?.state(state)
  }

  cut(code: number): void {
    const events = this.#events
    this.#events = null
    events?.closed(code)
  }

  over(): void {
    this.admission = refuse('over')
  }

  /** The messages of this type since the last call. */
  take(type: string): readonly unknown[] {
    const taken = this.sent.filter((one) => one.type === type).map(({ message }) => message)
    this.sent = this.sent.filter((one) => one.type !== type)
    return taken
  }
}
