import type { MatchRecord, Repositories } from '@skelly/db'
import type { WalkOutsPolicy } from '@skelly/protocol'
import type { Score } from '../settling/score-match.ts'

/** A ranked match that is being settled. */
export interface CaseOpening {
  readonly match: MatchRecord
  readonly score: Score
  readonly walkOuts: WalkOutsPolicy
  readonly now: number
}

/**
 * R10.7: puts a game that was abandoned before the moderators; does nothing for any other. In the transaction that settles
 * it, when its seats have their places and its ratings are written.
 */
export const openCase = async (
  repositories: Repositories,
  { match, now, score: { abandonedFor, endedAt, outcome }, walkOuts }: CaseOpening,
): Promise<void> => {
  if (abandonedFor === null) return
  const leaverId = outcome.kind === 'won' ? await loserOf(repositories, match.id) : null
  await repositories.cases.add({
    matchId: match.id,
    reason: abandonedFor,
    endedAt,
    openedAt: now,
    leaverId,
    stake: leaverId === null ? 0 : await lossOf(repositories, match.id, leaverId),
    isPausable: leaverId !== null && (await isServerSettled(repositories, match, endedAt, walkOuts)),
  })
}

const loserOf = async ({ seats }: Repositories, matchId: string): Promise<string | null> =>
  (await seats.of(matchId)).find(({ place }) => place === 2)?.playerId ?? null

const lossOf = async ({ ratings }: Repositories, matchId: string, playerId: string): Promise<number> => {
  const entry = (await ratings.ofMatch(matchId)).find((each) => each.playerId === playerId)
  return entry === undefined ? 0 : entry.before - entry.after
}

/** Policies, Pauses from ranked: who is thrown out with the server's last process may not be back in time. */
const isServerSettled = async (
  { gameServers }: Repositories,
  { ownerId }: MatchRecord,
  endedAt: number,
  { noneAfterServerStart }: WalkOutsPolicy,
): Promise<boolean> => {
  const startedAt = ownerId === null ? null : await gameServers.startOf(ownerId)
  return startedAt === null || endedAt >= startedAt + noneAfterServerStart
}
