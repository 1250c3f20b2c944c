import type { SoughtOpinion } from '@skelly/services'

/** How many matches' second opinions came out how, since this process started. */
export type OpinionCounts = Readonly<Record<SoughtOpinion['outcome'], number>>

/** Counts second opinions, for whoever watches over the server. */
export class OpinionTally {
  #counts: OpinionCounts = { agreed: 0, differed: 0, failed: 0 }

  get counts(): OpinionCounts {
    return this.#counts
  }

  count(outcome: SoughtOpinion['outcome']): void {
    this.#counts = { ...this.#counts, [outcome]: this.#counts[outcome] + 1 }
  }
}
