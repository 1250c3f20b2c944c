import type { Journal } from '../../src/host/journal.ts'
import type { LiveEntry } from '../../src/host/live-match.ts'

/** A journal in memory that can be away, forget to answer, and be taken over. */
export class MemoryJournal implements Journal {
  entries: readonly LiveEntry[] = []
  isAway = false
  /** The next entry is written, but its writer never hears of it. */
  losesTheAnswer = false
  isTakenOver = false
  /** What the next writing waits for. */
  waitsFor: Promise<unknown> = Promise.resolve()

  async append(entry: LiveEntry): Promise<'kept' | 'fenced-out'> {
    await this.waitsFor
    if (this.isAway) throw new Error('away')
    if (this.isTakenOver) return 'fenced-out'
    if (this.entries.length !== entry.seq) throw new Error(`entry ${entry.seq} after ${this.entries.length}`)
    this.entries = [...this.entries, entry]
    if (!this.losesTheAnswer) return 'kept'
    this.losesTheAnswer = false
    throw new Error('the answer was lost')
  }

  async after(seq: number): Promise<readonly LiveEntry[] | 'fenced-out'> {
    if (this.isAway) throw new Error('away')
    return this.isTakenOver ? 'fenced-out' : this.entries.slice(seq)
  }
}
