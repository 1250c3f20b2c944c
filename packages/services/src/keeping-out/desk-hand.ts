/** Whoever acts at the desk, for what they do and for the audit. */
export interface DeskHand {
  readonly id: string
  /** What they are called. */
  readonly name: string
}
