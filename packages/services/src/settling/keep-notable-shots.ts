import type { Repositories } from '@skelly/db'
import { notableShots } from '@skelly/engine'
import type { ReplayedMatch } from './replay-journal.ts'

/** Writes down the best shots of those who played a match. */
export const keepNotableShots = async (
  { notableShots: kept, seats }: Repositories,
  matchId: string,
  { match, journal }: ReplayedMatch,
): Promise<void> => {
  const seated = await seats.of(matchId)
  const shots = notableShots(match.setup, journal).flatMap(({ seat, ...shot }) => {
    const player = seated.find((each) => each.seat === seat)
    return player === undefined ? [] : [{ ...shot, matchId, playerId: player.playerId }]
  })
  await kept.add(shots)
}
