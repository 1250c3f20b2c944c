import { unreachable, type Fill } from '@skelly/engine'
import {
  lobbyViewSchema,
  type LobbyClientMessage,
  type LobbyNews,
  type LobbyView,
  type QuickWord,
  type RoomOptions,
} from '@skelly/protocol'
import type { Admit } from './admit.ts'
import { dialRoom } from './dial-room.ts'
import type { LineStatus } from './line-status.ts'
import { readLobbyNews, type HeardLobbyNews } from './news-codec.ts'
import { RoomLine, type Dial } from './room-line.ts'
import { Signal } from './signal.ts'
import { Store } from './store.ts'

/** All that a client knows of its room's lobby: a new object on every change, never mutated. */
export interface LobbySnapshot {
  readonly status: LineStatus
  /** Null until the server has shown it; kept while the connection is made again. */
  readonly view: LobbyView | null
  /** Null for who watches, and until the server has said hello. */
  readonly seat: number | null
  /** The newest refusal; null again with the next wish, and after a while. */
  readonly refusal: LobbyNews['refused'] | null
  /** The game that began here, or goes on: go to it. The line is closed then. */
  readonly startedMatchId: string | null
}

export interface LobbyClientOptions {
  readonly roomId: string
  readonly admit: Admit
  /** How connections are made; over Colyseus unless a test says otherwise. */
  readonly dial?: Dial
}

const NOTHING_YET: LobbySnapshot = {
  status: { kind: 'connecting' },
  view: null,
  seat: null,
  refusal: null,
  startedMatchId: null,
}

/** For how long a refusal stands, ms: whoever reads it has read it by then. */
const REFUSED_FOR = 8_000

/** A person's end of a room's lobby: comes back by itself until the game begins or the room is over. */
export class LobbyClient {
  readonly #line: RoomLine
  readonly #store = new Store<LobbySnapshot>(NOTHING_YET)
  readonly #words = new Signal<LobbyNews['said']>()
  #forgetting: ReturnType<typeof setTimeout> | undefined

  constructor({ roomId, admit, dial = dialRoom(roomId) }: LobbyClientOptions) {
    this.#line = new RoomLine({
      admit,
      dial,
      onStatus: (status) => this.#change({ status }),
      onMessage: (type, message) => this.#hear(readLobbyNews(type, message)),
      onState: (state) => this.#show(state),
    })
  }

  readonly subscribe = (listener: () => void): (() => void) => this.#store.subscribe(listener)
  readonly getSnapshot = (): LobbySnapshot => this.#store.get()

  /** The quick words that are said, as they come. */
  onSaid(listener: (said: LobbyNews['said']) => void): () => void {
    return this.#words.on(listener)
  }

  /** Connects, and takes the place back from another tab that took it over. */
  connect(): void {
    this.#change({ startedMatchId: null })
    this.#line.open()
  }

  /** The device has a network again, or somebody looks at it again: no more waiting. */
  hurry(): void {
    this.#line.hurry()
  }

  /** Goes away without a word: the seat is kept for a while. */
  close(): void {
    clearTimeout(this.#forgetting)
    this.#line.close()
  }

  sit(): void {
    this.#say('sit', {})
  }

  /** Gives the seat up and watches. */
  stand(): void {
    this.#say('stand', {})
  }

  chooseFill(fill: Fill): void {
    this.#say('fill', { fill })
  }

  /** @param colour an index into the court's PLAYER_COLOURS */
  chooseColour(colour: number): void {
    this.#say('colour', { colour })
  }

  beReady(ready: boolean): void {
    this.#say('ready', { ready })
  }

  changeOptions(options: RoomOptions): void {
    this.#say('options', options)
  }

  remove(seat: number): void {
    this.#say('remove', { seat })
  }

  handOver(seat: number): void {
    this.#say('hand-over', { seat })
  }

  /** Changes the places of two seats; they are the turn order where it is chosen. */
  swap(seat: number, other: number): void {
    this.#say('swap', { seat, with: other })
  }

  start(): void {
    this.#say('start', {})
  }

  say(word: QuickWord): void {
    this.#say('say', { word })
  }

  /** Goes for good: the seat is free at once. */
  leave(): void {
    this.#say('leave', {})
    this.#line.close()
  }

  #say(type: LobbyClientMessage, message: object): void {
    this.#change({ refusal: null })
    this.#line.send(type, message)
  }

  #hear(heard: HeardLobbyNews | null): void {
    if (heard === null) return
    switch (heard.kind) {
      case 'welcome':
        return this.#change({ seat: heard.news.seat })
      case 'started':
        this.#change({ startedMatchId: heard.news.matchId })
        // one socket a person: the next one is the match's
        return this.#line.close()
      case 'said':
        return this.#words.emit(heard.news)
      case 'refused':
        return this.#refuse(heard.news)
      case 'ping':
        return void this.#line.send('pong', { at: heard.news.at, sent: Date.now() })
      case 'time':
        return undefined
      default:
        return unreachable(heard)
    }
  }

  #refuse(refusal: LobbyNews['refused']): void {
    this.#change({ refusal })
    clearTimeout(this.#forgetting)
    this.#forgetting = setTimeout(() => this.#change({ refusal: null }), REFUSED_FOR)
  }

  #show(state: unknown): void {
    const read = lobbyViewSchema.safeParse(state)
    if (!read.success) return
    const { refusal } = this.#store.get()
    // what can be changed again can be done again
    this.#change({ view: read.data, refusal: refusal?.why === 'not-now' ? null : refusal })
  }

  #change(change: Partial<LobbySnapshot>): void {
    this.#store.set({ ...this.#store.get(), ...change })
  }
}
