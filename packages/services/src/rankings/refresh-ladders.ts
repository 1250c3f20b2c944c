import { weekOf, type Repositories } from '@skelly/db'
import { POLICY } from '@skelly/protocol'

/**
 * Brings players' rows in the ladders up to date after something was written for them at a moment: the last thing of a
 * transaction that holds the players.
 */
export const refreshLadders = (
  { ladders }: Repositories,
  playerIds: readonly string[],
  at: number,
): Promise<void> =>
  ladders.refresh({ playerIds, week: weekOf(at), placedFrom: POLICY.matchmaking.provisionalGames })
