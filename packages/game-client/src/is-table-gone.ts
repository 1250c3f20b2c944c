import type { MatchSnapshot } from './match-snapshot.ts'

/** How often a connection to the table of a counted game is made again before it counts as gone. */
const TRIES_AFTER_THE_END = 8

/** Whether there is nothing to come back for: the game is counted, and its table went with its server. */
export const isTableGone = ({ status, result }: MatchSnapshot): boolean => {
  if (result === null || status.kind !== 'reconnecting') return false
  return status.why === 'restarting' || status.attempt > TRIES_AFTER_THE_END
}
