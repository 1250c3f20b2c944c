import type { AttemptRecord, Repositories } from '@skelly/db'
import type { KeptAttempt } from '@skelly/protocol'
import { earned } from './earned.ts'

/** What is said of an attempt that was kept already; null when it was not. */
export const keptBefore = async (
  repositories: Repositories,
  { playerId, identity }: { readonly playerId: string; readonly identity: string },
): Promise<KeptAttempt | null> => {
  const attempt = await repositories.attempts.find(playerId, identity)
  return attempt && keptAs(repositories, playerId, attempt)
}

/** What has become of a kept attempt. */
const keptAs = async (
  { levelBests }: Repositories,
  playerId: string,
  attempt: AttemptRecord,
): Promise<KeptAttempt> => {
  const { id, number } = attempt
  const own = { number, ...earned(attempt) }
  if (!attempt.isCounted) return { kind: 'waits', ...own, for: number - 1 }
  const best = await levelBests.find(playerId, number)
  if (best === null) throw new Error(`the attempt ${id} is counted and its level has no best`)
  return { kind: 'counted', ...own, best: earned(best), isBest: best.attemptId === id }
}
