import type { SoughtOpinion } from '@skelly/services'

/** How many matches' second opinions came out how, since this process started. */
export type OpinionCounts = Readonly<Record<SoughtOpinion['outcome'], number>>

/** Counts second opinions, for whoever watches over the server. */
export class OpinionTally {
  #counts: OpinionCounts = { agreed: 0, differed: 0, failed: 0 }
  readonly #counted = new Set<string>()

  get counts(): OpinionCounts {
    return this.#counts
  }

  /** Counts the opinion on a match, once: the first answer is true, every other one false. */
  count(matchId: string, outcome: SoughtOpinion['outcome']): boolean {
    if (this.#counted.has(matchId)) return false
    this.#counted.add(matchId)
    this.#counts = { ...this.#counts, [outcome]: this.#counts[outcome] + 1 }
    return true
  }

  /** The match is settled and gone from here: nobody asks about it again. */
  forget(matchId: string): void {
    this.#counted.delete(matchId)
  }
}
