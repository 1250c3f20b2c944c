import type { MatchResult } from '@skelly/protocol'
import { unreachable } from '@skelly/engine'
import {
  seekOpinion,
  settleMatch,
  type Database,
  type Opine,
  type Settling,
  type SoughtOpinion,
} from '@skelly/services'
import type { HostLog } from '../host/host-log.ts'
import type { OpinionTally } from './opinion-tally.ts'

export interface OpinionParts {
  readonly database: Database
  readonly log: HostLog
  readonly opinions: OpinionTally
  /** The engine's second opinion, unless a test has another. */
  readonly opine?: Opine
}

/**
 * Settles a match once its shots were looked at by the second opinion, which is counted and logged, and decides nothing:
 * whatever becomes of it, the match is settled.
 * @throws when the match can't be settled
 */
export const settleWithOpinion = async (parts: OpinionParts, settling: Settling): Promise<MatchResult> => {
  const sought = await seek(parts, settling)
  const result = await settleMatch(parts.database, settling)
  if (sought !== null) tell(parts, sought, { matchId: settling.matchId, replayId: result.replayId })
  return result
}

const seek = async ({ database, opine }: OpinionParts, settling: Settling): Promise<SoughtOpinion | null> => {
  try {
    return await seekOpinion(database, settling, opine)
  } catch (error) {
    return { outcome: 'failed', failure: error instanceof Error ? error.message : String(error) }
  }
}

const tell = (
  { log, opinions }: OpinionParts,
  sought: SoughtOpinion,
  match: { readonly matchId: string; readonly replayId: string | null },
): void => {
  opinions.count(sought.outcome)
  switch (sought.outcome) {
    case 'agreed':
      log.info({ ...match, shots: sought.shots }, 'the second opinion agrees')
      return
    case 'differed':
      log.warn({ ...match, ...sought }, 'the second opinion differs')
      return
    case 'failed':
      log.error({ ...match, failure: sought.failure }, 'there is no second opinion')
      return
    default:
      unreachable(sought)
  }
}
