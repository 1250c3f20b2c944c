import type { PlayerRecord, Repositories } from '@skelly/db'
import { ok, refuse, type Result } from '@skelly/engine'

export type OpeningRefusal = 'already-playing' | 'no-such-player'
/** Of a ranked match: one of them is kept from it. */
export type RankedOpeningRefusal = OpeningRefusal | 'kept-out'

/** Holds the players until the transaction ends, in the order asked for: all there, and none at an open table. */
export const lockPlayers = async (
  { players, seats }: Repositories,
  playerIds: readonly string[],
): Promise<Result<readonly PlayerRecord[], OpeningRefusal>> => {
  const locked = await players.lock(playerIds)
  const found = playerIds.flatMap((playerId) => locked.find(({ id }) => id === playerId) ?? [])
  if (found.length < playerIds.length) return refuse('no-such-player')
  for (const { id } of found) {
    if ((await seats.openMatchOf(id)) !== null) return refuse('already-playing')
  }
  return ok(found)
}
