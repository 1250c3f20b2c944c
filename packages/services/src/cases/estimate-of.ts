import type { CaseRecord, Database } from '@skelly/db'
import type { EstimateView } from '@skelly/protocol'
import { z } from 'zod'
import { ESTIMATE_VERSION } from '../estimates/estimate-case.ts'

const WAITING = { kind: 'waiting' } as const
const winsSchema = z.array(z.int().min(0))

/**
 * What computer players made of the position that was left. Only open cases are estimated: one that was decided before its
 * turn came has none.
 */
export const estimateOf = async (
  { caseEstimates }: Database,
  { matchId, verdict }: Pick<CaseRecord, 'matchId' | 'verdict'>,
): Promise<EstimateView> => {
  const stored = await caseEstimates.of(matchId)
  if (stored === null) return verdict === 'open' ? WAITING : { kind: 'none', why: 'decided-before' }
  if (stored.at === null) return WAITING
  if (stored.failure !== null) return { kind: 'none', why: stored.failure }
  if (stored.version !== ESTIMATE_VERSION) throw new Error(`unknown version ${stored.version} of an estimate`)
  return { kind: 'done', games: stored.games, wins: winsSchema.parse(stored.wins), at: stored.at }
}
