import type { Journal } from '../host/journal.ts'
import type { LiveEntry } from '../host/live-match.ts'
import type { Fault } from './fault.ts'

/** Never answers: the process is being killed. */
const never = new Promise<never>(() => undefined)

const killSelf = (): Promise<never> => {
  process.kill(process.pid, 'SIGKILL')
  return never
}

/** A journal in whose process the fault strikes, once the counter has come to its flick. */
export const failingJournal = (journal: Journal, fault: Fault, count: () => number): Journal => ({
  append: async (entry, pull) => {
    if (!isFlick(entry) || count() !== fault.nth) return journal.append(entry, pull)
    if (fault.moment === 'before-commit') return killSelf()
    await journal.append(entry, pull)
    return killSelf()
  },
  after: (seq) => journal.after(seq),
})

const isFlick = ({ command }: LiveEntry): boolean => command.kind === 'move' && command.move.kind === 'flick'
