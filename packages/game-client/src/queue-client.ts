import { unreachable } from '@skelly/engine'
import { ROOMS, type QueueNews } from '@skelly/protocol'
import type { Admit } from './admit.ts'
import { dialRoom } from './dial-room.ts'
import type { LineStatus } from './line-status.ts'
import { readQueueNews, type HeardQueueNews } from './news-codec.ts'
import { RoomLine, type Dial } from './room-line.ts'
import { Store } from './store.ts'

export type QueueStatus =
  | Exclude<LineStatus, { readonly kind: 'live' | 'over' }>
  | { readonly kind: 'searching' }
  /** Paired, or sent back to an open match: go on to it. */
  | { readonly kind: 'matched'; readonly matchId: string }

export interface QueueSnapshot {
  readonly status: QueueStatus
  readonly searching: QueueNews['searching'] | null
}

export interface QueueClientOptions {
  readonly admit: Admit
  /** How connections are made; over Colyseus unless a test says otherwise. */
  readonly dial?: Dial
}

/** A player's end of the ranked queue. */
export class QueueClient {
  readonly #line: RoomLine
  readonly #store = new Store<QueueSnapshot>({ status: { kind: 'connecting' }, searching: null })

  constructor({ admit, dial = dialRoom(ROOMS.rankedQueue) }: QueueClientOptions) {
    this.#line = new RoomLine({
      admit,
      dial,
      onStatus: (status) => this.#changeStatus(status),
      onMessage: (type, message) => this.#hear(readQueueNews(type, message)),
      onState: () => undefined,
    })
  }

  readonly subscribe = (listener: () => void): (() => void) => this.#store.subscribe(listener)
  readonly getSnapshot = (): QueueSnapshot => this.#store.get()

  connect(): void {
    this.#store.set({ status: { kind: 'connecting' }, searching: null })
    this.#line.open()
  }

  /** The device has a network again, or somebody looks at it again: no more waiting. */
  hurry(): void {
    this.#line.hurry()
  }

  /** Yes, anyone will do (policies, Matchmaking). */
  anyone(): void {
    this.#line.send('anyone', {})
  }

  /** Cancels. */
  close(): void {
    this.#line.close()
  }

  #hear(heard: HeardQueueNews | null): void {
    if (heard === null) return
    switch (heard.kind) {
      case 'searching':
        return this.#store.set({ ...this.#store.get(), searching: heard.news })
      case 'matched':
        this.#store.set({ status: { kind: 'matched', matchId: heard.news.matchId }, searching: null })
        return this.#line.close()
      default:
        return unreachable(heard)
    }
  }

  #changeStatus(status: LineStatus): void {
    const { searching, status: before } = this.#store.get()
    // whatever becomes of the line then
    if (before.kind === 'matched') return
    if (status.kind === 'live') return this.#store.set({ status: { kind: 'searching' }, searching })
    // the queue is never over: the server closes it after it has said `matched`
    if (status.kind === 'over') return
    this.#store.set({ status, searching: null })
  }
}
