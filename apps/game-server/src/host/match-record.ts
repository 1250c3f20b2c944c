import { beginMatch, follow, skelly, type Millis, type Seat, type ShotId } from '@skelly/engine'
import type { LiveEntry, LiveMatch } from './live-match.ts'

/** A stretch of a match: how it stood, and what came after. */
export interface Stretch {
  readonly match: LiveMatch
  readonly entries: readonly LiveEntry[]
}

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

  /** Who left the table (R7.2), by whatever way. */
  get leavers(): readonly Seat[] {
    return this.#entries.flatMap(({ happenings }) =>
      happenings.flatMap((happening) => (happening.kind === 'played' ? skelly.leavers(happening.event) : [])),
    )
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
  shot(seat: Seat, shotId: ShotId | null): LiveEntry | null {
    return shotId === null ? null : (this.#entries.find((entry) => isShot(entry, seat, shotId)) ?? null)
  }

  /** The last so many shots and what came between, but no more than `most` entries. Without a shot: nothing. */
  lately(shots: number, most: number): Stretch {
    const shotSeqs = this.#entries.filter(isAnyShot).map(({ seq }) => seq)
    const { length } = this.#entries
    const from = Math.max(shotSeqs.slice(-shots)[0] ?? length, length - most)
    return { match: this.#at(from), entries: this.since(from) }
  }

  /** The match as it stood after so many entries. */
  #at(seq: number): LiveMatch {
    return this.#entries
      .slice(0, seq)
      .reduce(
        (match, { happenings }) => follow(skelly, match, happenings),
        beginMatch(skelly, this.#match.setup),
      )
  }
}

const isAnyShot = ({ command }: LiveEntry): boolean =>
  command.kind === 'move' && skelly.shotId(command.move) !== null

const isShot = ({ command }: LiveEntry, seat: Seat, shotId: ShotId): boolean =>
  command.kind === 'move' && command.seat === seat && skelly.shotId(command.move) === shotId
