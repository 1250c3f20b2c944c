import type { Match, SkellyState } from '@skelly/engine'
import type { EntryNews } from '@skelly/protocol'
import { keepEntry, type MatchStep } from './keep-entry.ts'
import { Signal } from './signal.ts'

/** What is missed of more entries than this is not told step by step: the server draws the line there, too. */
const MOST_MISSED = 100

/** What happened to a match while nobody told this client: asked for, and told in one go. */
export class MissedSteps {
  readonly #told = new Signal<readonly MatchStep[]>()
  /** The match as it was last told here, while what came after it is being asked for. */
  #since: Match<SkellyState> | null = null

  get isAsked(): boolean {
    return this.#since !== null
  }

  on(listener: (steps: readonly MatchStep[]) => void): () => void {
    return this.#told.on(listener)
  }

  /**
   * @param known the match as it is known here
   * @param present the match as the server has it
   * @returns from which entry on the server has to be asked, or null when the present is taken as it is
   */
  ask(known: Match<SkellyState> | null, present: Match<SkellyState>): number | null {
    const since = this.#since ?? known
    this.#since = isWorthTelling(since, present) ? since : null
    return this.#since?.seq ?? null
  }

  /** The server's answer: told when it was asked for. */
  answer(entries: readonly EntryNews[]): void {
    const since = this.#since
    this.#since = null
    if (since !== null) this.tell(since, entries)
  }

  /** The entries that follow a match, as far as they follow each other. */
  tell(match: Match<SkellyState>, entries: readonly EntryNews[]): void {
    const steps: MatchStep[] = []
    for (const entry of entries) {
      const kept = keepEntry(steps.at(-1)?.after ?? match, entry)
      if (kept.kind === 'gap' || kept.kind === 'differs') break
      if (kept.kind === 'kept') steps.push(kept.step)
    }
    this.#told.emit(steps)
  }
}

/** Whether the way from a match to a later one is shown: it is a game's that goes on, and not too long. */
const isWorthTelling = (since: Match<SkellyState> | null, present: Match<SkellyState>): boolean =>
  since?.phase.kind === 'playing' && present.seq > since.seq && present.seq - since.seq <= MOST_MISSED
