/** What the audit is asked: all that is said must hold. Newest first. */
export interface AuditQuestion {
  /** Who did it; 'command-line' for whoever has the machine, null for anybody. */
  readonly who: string | null
  /** As `case.uphold`. */
  readonly action: string | null
  /** case, player, admin or appeal. */
  readonly subject: string | null
  readonly subjectId: string | null
  /** Epoch milliseconds, the first that counts. */
  readonly from: number | null
  /** Epoch milliseconds, the first that counts no more. */
  readonly until: number | null
  /** Each word in it begins a word of the entry, in small or capital letters. */
  readonly text: string
}

/** Where an entry stands in the audit. */
export interface AuditKey {
  readonly at: number
  readonly id: string
}
