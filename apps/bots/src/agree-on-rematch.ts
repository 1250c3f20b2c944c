import type { MatchClient, MatchSnapshot } from '@skelly/game-client'
import { Stopped } from './stopped.ts'
import { until, type Watched } from './until.ts'

/** How long the others are waited for, ms. */
const PATIENCE = 20_000

/** What of a client of a game that is over is needed to agree on the next one. */
export type AfterGame = Watched<Pick<MatchSnapshot, 'nextMatchId' | 'status'>> &
  Pick<MatchClient, 'wishRematch'>

/**
 * Wishes for a rematch: the next match's id, or null when there is none after all, or not soon.
 * @throws Stopped when the signal is aborted first
 */
export const agreeOnRematch = async (
  client: AfterGame,
  signal: AbortSignal,
  patience = PATIENCE,
): Promise<string | null> => {
  client.wishRematch(true)
  const soon = AbortSignal.any([signal, AbortSignal.timeout(patience)])
  try {
    const answer = await until(client, answerIn, soon)
    return answer.matchId
  } catch (problem) {
    if (problem instanceof Stopped && !signal.aborted) return null
    throw problem
  }
}

const answerIn = ({
  nextMatchId,
  status,
}: Pick<MatchSnapshot, 'nextMatchId' | 'status'>): { readonly matchId: string | null } | null => {
  if (nextMatchId !== null) return { matchId: nextMatchId }
  const hasEnded = ['over', 'refused', 'taken-over', 'closed'].includes(status.kind)
  return hasEnded ? { matchId: null } : null
}
