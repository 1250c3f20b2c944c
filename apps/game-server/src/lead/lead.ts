/** Work that one of several processes does at a time. It saves trouble; right and wrong never hang on it. */
export interface Lead {
  /**
   * Whether this process does this work now. Who has it keeps it by asking again; when it has not asked for so many
   * ms, another gets it. Rejects when the store does not answer.
   */
  take(work: string, ms: number): Promise<boolean>
}
