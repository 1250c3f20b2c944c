import { completeFacts, completeXp, estimateCase, Estimator, type Database } from '@skelly/services'
import { systemClock } from '../host/host-clock.ts'
import type { HostLog } from '../host/host-log.ts'
import type { Keeping } from './keeper.ts'

/** How often it is looked for what a process of the version before may still leave undone, in ms. */
const AFTER_OLD_PROCESSES = 3_600_000
/** How often it is looked for abandoned games that nobody has played on, in ms. */
const CASES = 3_000

export interface KeepingParts {
  readonly database: Database
  readonly log: HostLog
}

/** All that a game server does in the background beside its games. */
export const keepings = (parts: KeepingParts): readonly Keeping[] => [
  facts(parts),
  xp(parts),
  estimates(parts),
]

/** Gives replays their facts that were stored before there were any. */
const facts = ({ database, log }: KeepingParts): Keeping => ({
  what: 'completing facts of replays',
  every: AFTER_OLD_PROCESSES,
  round: async (stop) => {
    const { added, unreadable } = await completeFacts(database, stop)
    if (added > 0) log.info({ added }, 'replays can be looked for now')
    if (unreadable.length > 0) log.warn({ unreadable }, 'replays that can not be played to their end')
  },
})

/** Writes down what gave XP of games from before that was kept. */
const xp = ({ database, log }: KeepingParts): Keeping => ({
  what: 'explaining XP',
  every: AFTER_OLD_PROCESSES,
  round: async (stop) => {
    const { added, unexplained } = await completeXp(database, stop)
    if (added > 0) log.info({ added }, 'XP is told by what gave it now')
    if (unexplained.length > 0) log.warn({ unexplained }, 'games whose replay does not bear out their XP')
  },
})

/** Has computer players play abandoned ranked games on, for the moderators, one game after the other. */
const estimates = ({ database, log }: KeepingParts): Keeping => {
  const estimator = new Estimator()
  const estimating = { database, estimator, now: () => systemClock.now() }
  return {
    what: 'estimating cases',
    every: CASES,
    round: async (stop) => {
      while (!stop.aborted) {
        const estimated = await estimateCase({ ...estimating, stop })
        if (estimated === null) return
        const { matchId, outcome } = estimated
        if (typeof outcome === 'string') log.warn({ matchId, outcome }, 'a case has no estimate')
        else log.info({ matchId, ...outcome }, 'an abandoned game was played on')
      }
    },
  }
}
