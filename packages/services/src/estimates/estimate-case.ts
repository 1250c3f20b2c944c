import type { Database, EstimateClaim } from '@skelly/db'
import { readableEntries } from '../evidence/readable-entries.ts'
import { storedSetup } from '../opening/setup-codec.ts'
import type { Estimator } from './estimator.ts'

/** The form in which wins are stored. */
export const ESTIMATE_VERSION = 1
/** How often a position is played on. */
const GAMES = 100
/** Whoever began an estimate and has not ended it after so many ms is dead: longer than any estimate may take. */
const DEAD_AFTER = 300_000

/** Why a case has no estimate. */
export type EstimateFailure = 'never-began' | 'took-too-long' | 'broke' | 'no-end'

export interface EstimatedCase {
  readonly matchId: string
  /** How many games came to their end, and who won them by seat; the failure where there is no estimate. */
  readonly outcome: { readonly games: number; readonly wins: readonly number[] } | EstimateFailure
}

export interface Estimating {
  readonly database: Database
  readonly estimator: Pick<Estimator, 'estimate'>
  readonly now: () => number
  /** Ends the work in hand; whoever comes next begins it anew. */
  readonly stop?: AbortSignal
}

/**
 * Takes the next case without an estimate, has its position played on a hundred times, and keeps what came of it, or why
 * nothing did. One at a time over all processes; one whose process died is taken up again after some minutes.
 * @returns null when there is none to estimate, somebody else is at one, or it was stopped
 * @throws when the stores do not answer
 */
export const estimateCase = async (estimating: Estimating): Promise<EstimatedCase | null> => {
  const { database, now, stop } = estimating
  const at = now()
  const claim = await database.transaction(({ caseEstimates }) =>
    caseEstimates.claim({ now: at, deadSince: at - DEAD_AFTER, version: ESTIMATE_VERSION }),
  )
  if (claim === null) return null
  const outcome = await estimateOf(estimating, claim)
  if (stop?.aborted) return null
  const kept =
    typeof outcome === 'string' ? { games: 0, wins: [], failure: outcome } : { ...outcome, failure: null }
  await database.caseEstimates.finish(claim, { ...kept, at: now() })
  return { matchId: claim.matchId, outcome }
}

const estimateOf = async (
  { database, estimator, stop }: Estimating,
  { matchId }: EstimateClaim,
): Promise<EstimatedCase['outcome']> => {
  const match = await database.matches.find(matchId)
  const journal = await database.journal.of(matchId)
  if (match === null) throw new Error(`no match ${matchId}`)
  try {
    const setup = storedSetup(match.setupVersion, match.setup)
    const order = { matchId, setup, journal: readableEntries(journal), games: GAMES }
    const estimated = await estimator.estimate(order, stop)
    if (estimated === null) return 'took-too-long'
    return estimated !== 'never-began' && estimated.games === 0 ? 'no-end' : estimated
  } catch {
    // kept as the case's own failure: another attempt would break as well
    return 'broke'
  }
}
