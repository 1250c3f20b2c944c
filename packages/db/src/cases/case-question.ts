/** Where a case stands in every list: the newest game first. */
export interface CaseKey {
  /** When the game ended, epoch milliseconds. */
  readonly endedAt: number
  readonly matchId: string
}

/** Which cases are looked for: all that is said holds of each; null where nothing is said. */
export interface CaseQuestion {
  readonly verdict: string | null
  readonly reason: string | null
  /** How the folded name of whoever walked out begins; empty for anybody's, and for games that nobody walked out of. */
  readonly leaverKeyStart: string
  /** Whether only those are meant that an appeal waits at. */
  readonly isAppealed: boolean
  /** The list goes on after it; null for its beginning. */
  readonly after: CaseKey | null
}
