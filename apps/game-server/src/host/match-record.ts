import { follow, skelly, type Millis, type Seat, type ShotId } from '@skelly/engine'
import type { LiveEntry, LiveMatch } from './live-match.ts'

/** The match as it stands and the entries that led to it: what was committed, nothing else. */
export class MatchRecord {
  #match: LiveMatch
  readonly #entries: LiveEntry[]

  constructor(match: LiveMatch, entries: readonly LiveEntry[]) {
    this.#match = match
    this.#entries = [...entries]
  }

  get match(): LiveMatch {
    return this.#match
  }

  /** No command may be older than the last one, whatever the machine's clock does. */
  get latest(): Millis | null {
    return this.#entries.at(-1)?.command.at ?? null
  }

  adopt(entry: LiveEntry): void {
    this.#match = follow(skelly, this.#match, entry.happenings)
    this.#entries.push(entry)
  }

  /** The entries from number `seq` on. */
  since(seq: number): readonly LiveEntry[] {
    return this.#entries.slice(seq)
  }

  /** The entry of a shot that was accepted before: a repeated shot is answered with it. */
  shot(seat: Seat, shotId: ShotId): LiveEntry | null {
    return this.#entries.find((entry) => isShot(entry, seat, shotId)) ?? null
  }
}

const isShot = ({ command }: LiveEntry, seat: Seat, shotId: ShotId): boolean =>
  command.kind === 'move' && command.seat === seat && skelly.shotId(command.move) === shotId
