import type { Journal } from '../host/journal.ts'
import { failingJournal } from './failing-journal.ts'
import type { Fault } from './fault.ts'

/** What to put around every journal of this process: nothing, or the fault that a test asked for. */
export const aroundJournal = (fault: Fault | null): ((journal: Journal) => Journal) => {
  if (fault === null) return (journal) => journal
  let flicks = 0
  return (journal) => failingJournal(journal, fault, () => (flicks += 1))
}
