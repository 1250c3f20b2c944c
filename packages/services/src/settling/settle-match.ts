import type { Database, Repositories } from '@skelly/db'
import { POLICY, type MatchResult, type Policy } from '@skelly/protocol'
import { openCase, type CaseOpening } from '../cases/open-case.ts'
import { storedEntry } from '../journal/entry-codec.ts'
import { storedSetup } from '../opening/setup-codec.ts'
import { refreshLadders } from '../rankings/refresh-ladders.ts'
import { creditPlayers } from './credit-players.ts'
import { keepNotableShots } from './keep-notable-shots.ts'
import { keepReplay } from './keep-replay.ts'
import { replayJournal } from './replay-journal.ts'
import { resultOf } from './result-of.ts'
import { scoreMatch, type Score } from './score-match.ts'

export interface Settling {
  readonly matchId: string
  readonly now: number
}

/**
 * Counts a match that is over, once: result, ratings, XP, replay and the moderators' case, all or nothing. Whoever asks
 * again, or at the same moment, gets the same result.
 * @throws when there is no such match, it goes on, or its journal does not replay
 */
export const settleMatch = (
  database: Database,
  { matchId, now }: Settling,
  { walkOuts }: Pick<Policy, 'walkOuts'> = POLICY,
): Promise<MatchResult> =>
  database.transaction(async (repositories) => {
    const match = await repositories.matches.lock(matchId)
    if (match === null) throw new Error(`no match ${matchId}`)
    if (match.endedAt === null) await settle(repositories, { match, walkOuts, now })
    const result = await resultOf(repositories, matchId)
    if (result === null) throw new Error(`match ${matchId} ended without a settlement`)
    return result
  })

const settle = async (
  repositories: Repositories,
  { match, now, walkOuts }: Omit<CaseOpening, 'score'>,
): Promise<void> => {
  const entries = (await repositories.journal.of(match.id)).map(storedEntry)
  const replayed = replayJournal(storedSetup(match.setupVersion, match.setup), entries)
  const score = scoreMatch(replayed)
  await repositories.settlements.add({ matchId: match.id, ...wordsOf(score), settledAt: now })
  await repositories.matches.end(match.id, score.endedAt)
  const playerIds = await creditPlayers(repositories, match, score)
  await openCase(repositories, { match, score, walkOuts, now })
  const { endedAt } = score
  if (match.beganAt !== null) await keepReplay(repositories, { matchId: match.id, endedAt }, replayed)
  await keepNotableShots(repositories, match.id, replayed)
  await refreshLadders(repositories, playerIds, endedAt)
}

const wordsOf = ({ outcome, abandonedFor }: Score) =>
  outcome.kind === 'won'
    ? { outcome: outcome.kind, leaving: outcome.leaving, voiding: null, abandonedFor }
    : { outcome: outcome.kind, leaving: null, voiding: outcome.why, abandonedFor }
