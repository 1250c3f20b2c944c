import { skelly, type Millis, type Seat } from '@skelly/engine'
import type { QuickWord, RoomRefusal } from '@skelly/protocol'
import type { MatchRunner } from './match-runner.ts'
import type { TableNews } from './table-news.ts'

export interface Talking {
  readonly news: TableNews
  readonly runner: MatchRunner
  /** The least ms between two words or taps of one player. */
  readonly every: number
}

/** What players say and show each other beside the game. Nothing of it is kept. */
export class TableTalk {
  readonly #talking: Talking
  readonly #spokeAt = new Map<Seat, Millis>()

  constructor(talking: Talking) {
    this.#talking = talking
  }

  say(seat: Seat, word: QuickWord): void {
    if (!this.#takesTurn(seat)) this.#refuse(seat, 'say', 'too-soon')
    else this.#talking.news.tellAll('said', { seat, word })
  }

  /** A finger on a cap that is in the game. */
  tap(seat: Seat, cap: number): void {
    const { news, runner } = this.#talking
    const inGame: readonly number[] = skelly.inGame(runner.match.state)
    if (!inGame.includes(cap)) this.#refuse(seat, 'tap', 'not-at-the-table')
    else if (!this.#takesTurn(seat)) this.#refuse(seat, 'tap', 'too-soon')
    else news.tellAll('tapped', { seat, cap })
  }

  #takesTurn(seat: Seat): boolean {
    const { runner, every } = this.#talking
    const now = runner.now()
    const before = this.#spokeAt.get(seat)
    if (before !== undefined && now - before < every) return false
    this.#spokeAt.set(seat, now)
    return true
  }

  #refuse(seat: Seat, message: 'say' | 'tap', why: RoomRefusal): void {
    this.#talking.news.tell(seat, 'refused', { message, ply: null, shotId: null, why })
  }
}
